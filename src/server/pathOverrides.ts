/** Routes that editors have moved: a chosen path maps to the default path, which keeps answering. */
import type { PathOverride, Runtime } from '../web/feature'

export interface PathOverrides {
  /** The default path of a path that begins with a chosen one; else the path itself. */
  defaultPathOf(path: string): Promise<string>
  purge(tags: readonly string[] | 'all'): void
}

export function followPathOverrides(moved: readonly PathOverride[], runtime: Runtime): PathOverrides {
  let reading: Promise<readonly { chosen: string; defaultPath: string }[]> | undefined

  async function readAll() {
    const all = await Promise.all(
      moved.map(async ({ defaultPath, chosen }) => ({ defaultPath, chosen: await chosen(runtime) })),
    )
    return all.flatMap(({ defaultPath, chosen }) => (chosen && chosen !== defaultPath ? [{ defaultPath, chosen }] : []))
  }

  return {
    async defaultPathOf(path) {
      reading ??= readAll()
      const current = reading
      try {
        for (const { chosen, defaultPath } of await current)
          if (path === chosen || path.startsWith(`${chosen}/`)) return defaultPath + path.slice(chosen.length)
      } catch {
        // After a failed read the next call reads again; the default paths answer meanwhile.
        if (reading === current) reading = undefined
      }
      return path
    },
    purge(tags) {
      if (tags === 'all' || moved.some(({ global }) => tags.includes(global))) reading = undefined
    },
  }
}
