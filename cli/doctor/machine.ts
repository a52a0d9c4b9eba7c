/** Checks of the machine and of what is installed on it: Node.js, build, data folder, disk, memory. */
import { constants } from 'node:fs'
import { access, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { judgeNode } from '../../scripts/node-version.mjs'
import { formatBytes } from '../../src/lib/formatBytes'
import { errorCode } from '../../src/platform/errors'
import { error, type Finding, ok, warning } from './finding'

const MB = 1024 * 1024

export function checkNode(version: string): Finding {
  const { error: tooOld, warning: unsupported } = judgeNode(version)
  if (tooOld) return error('Node.js', `${version} is too old`, 'Install Node 24')
  return unsupported
    ? warning('Node.js', `${version} gets no security fixes any more`, 'Install Node 24')
    : ok('Node.js', version)
}

const parts = [
  { name: 'site', file: 'dist/server/main.js' },
  { name: 'files of browsers', file: 'dist/client/.vite/manifest.json' },
  { name: 'admin', file: 'admin/.next/BUILD_ID' },
]

export async function checkBuild(root: string): Promise<Finding> {
  const found = await Promise.all(parts.map(({ file }) => isThere(join(root, file))))
  const missing = parts.filter((_, at) => !found[at]).map(({ name }) => name)
  return missing.length > 0
    ? error('Build', `missing: ${missing.join(', ')}`, 'Run npm run build')
    : ok('Build', 'site and admin are built')
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** Bytes free for the process's user on the disk of a folder that exists. */
async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** SQLite writes to the file, to its log beside it, and at an erasure a whole copy. */
const LOW_DISK = 1024 * MB
const FULL_DISK = 200 * MB

export function judgeDisk(bytes: number): Finding {
  const text = `${formatBytes(bytes, 'en')} free below DATA_DIR`
  const advice = 'Free some, or give DATA_DIR a larger disk'
  if (bytes < FULL_DISK) return error('Disk', text, advice)
  return bytes < LOW_DISK ? warning('Disk', text, advice) : ok('Disk', text)
}

/** The data folder, the uploads within, and the room that they have. */
export async function checkDataDir(dataDir: string, free = freeBytes): Promise<Finding[]> {
  const check = 'Data folder'
  const found = await stat(dataDir).catch((thrown: unknown) => {
    if (errorCode(thrown) === 'ENOENT') return undefined
    throw thrown
  })
  if (!found) return [warning(check, `${dataDir} is missing`, 'The first start makes it; else correct DATA_DIR')]
  if (!found.isDirectory()) return [error(check, `${dataDir} is no folder`, 'Correct DATA_DIR')]
  const uploads = join(dataDir, 'uploads')
  for (const folder of [dataDir, uploads]) {
    const code = await access(folder, constants.R_OK | constants.W_OK | constants.X_OK).then(() => undefined, errorCode)
    if (code && !(folder === uploads && code === 'ENOENT'))
      return [error(check, `${folder} cannot be written (${code})`, 'Give it to the user that runs the site')]
  }
  return [ok(check, `${dataDir} can be written`), judgeDisk(await free(dataDir))]
}

/** Bytes in which the demo brand runs (docs/operations.md#memory). */
const ENOUGH_MEMORY = 512 * MB

export function checkMemory(limit: number): Finding {
  const text = `${Math.round(limit / MB)} MB`
  return limit < ENOUGH_MEMORY
    ? warning('Memory', text, 'The site needs 512 MB: raise the limit of the container')
    : ok('Memory', text)
}
