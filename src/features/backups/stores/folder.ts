import { randomUUID } from 'node:crypto'
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { errorCode } from '../../../platform/errors'
import { type Store, withNamedErrors } from './store'

/** Of files that are being written; what a killed process left of them is no file of the store. */
const UNFINISHED = '.unfinished-'

/** Written to the disk, not only to its cache: the site's own copy may be deleted next. */
async function writeUnfinished(folder: string, content: Buffer): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${UNFINISHED}${randomUUID()}`)
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  return path
}

/** Milliseconds; longer than writing one file takes. */
const LONG_AGO = 24 * 60 * 60_000

async function unfinishedIn(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter(({ name }) => name.startsWith(UNFINISHED)).map((entry) => join(entry.parentPath, entry.name))
}

export function folderStore(root: string): Store {
  const pathOf = (key: string) => join(root, ...key.split('/'))
  return withNamedErrors({
    name: root,
    async *list(folder) {
      const entries = await readdir(pathOf(folder), { recursive: true, withFileTypes: true }).catch((error) => {
        if (errorCode(error) === 'ENOENT') return []
        throw error
      })
      for (const entry of entries) {
        if (!entry.isFile() || entry.name.startsWith(UNFINISHED)) continue
        const path = join(entry.parentPath, entry.name)
        // Deleted since the folder was read.
        const found = await stat(path).catch(() => undefined)
        if (!found) continue
        const key = relative(root, path).split(sep).join('/')
        yield { key, bytes: found.size, stamp: `${found.size}-${Math.round(found.mtimeMs)}` }
      }
    },
    read: (key) =>
      readFile(pathOf(key)).catch((error) => {
        if (errorCode(error) === 'ENOENT') return undefined
        throw error
      }),
    async write(key, content) {
      const path = pathOf(key)
      await rename(await writeUnfinished(dirname(path), content), path)
    },
    async writeNew(key, content) {
      const path = pathOf(key)
      const unfinished = await writeUnfinished(dirname(path), content)
      try {
        // Whole from the first moment, unlike a file that is opened and then written.
        await link(unfinished, path)
        return true
      } catch (error) {
        if (errorCode(error) === 'EEXIST') return false
        throw error
      } finally {
        await rm(unfinished, { force: true })
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async tidy() {
      for (const path of await unfinishedIn(root)) {
        const found = await stat(path).catch(() => undefined)
        if (found && Date.now() - found.mtimeMs > LONG_AGO) await rm(path, { force: true })
      }
    },
  })
}
