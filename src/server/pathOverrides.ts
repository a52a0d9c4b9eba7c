/** Routes that editors have moved: a chosen address leads to the usual one, which goes on answering. */
import type { PathOverride, Runtime } from '../web/feature'

export interface PathOverrides {
  /** The usual address of a path that begins with a chosen one; the path itself else. */
  usual(path: string): Promise<string>
  purge(tags: readonly string[] | 'all'): void
}

export function followPathOverrides(moved: readonly PathOverride[], runtime: Runtime): PathOverrides {
  let reading: Promise<readonly { chosen: string; usual: string }[]> | undefined

  async function readAll() {
    const all = await Promise.all(
      moved.map(async ({ defaultPath: usual, chosen }) => ({ usual, chosen: await chosen(runtime) })),
    )
    return all.flatMap(({ usual, chosen }) => (chosen && chosen !== usual ? [{ usual, chosen }] : []))
  }

  return {
    async usual(path) {
      reading ??= readAll()
      const current = reading
      try {
        for (const { chosen, usual } of await current)
          if (path === chosen || path.startsWith(`${chosen}/`)) return usual + path.slice(chosen.length)
      } catch {
        // What cannot be read now is read again; the usual addresses answer meanwhile.
        if (reading === current) reading = undefined
      }
      return path
    },
    purge(tags) {
      if (tags === 'all' || moved.some(({ global }) => tags.includes(global))) reading = undefined
    },
  }
}
