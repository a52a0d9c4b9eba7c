/** Archives of the same bytes on every machine and at any time: order, owner, rights and times are fixed. */
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { run } from './project.mjs'

/** Of GNU tar. A time that a file does not have anywhere else is that of the release. */
const fixed = ['--format=gnu', '--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX']

/**
 * Writes `.tar.gz`. The same files give the same bytes under the same version of Node, whose zlib packs them.
 * @param {string} file to be written
 * @param {string} folder in which `names` are taken
 * @param {string[]} names of files, or of folders with all that they hold
 * @param {{ seconds: number, inside?: string }} options time of all files since 1970; `inside` is a folder that they lie in
 */
export async function pack(file, folder, names, { seconds, inside }) {
  const temporary = mkdtempSync(join(tmpdir(), 'archive-'))
  try {
    const list = join(temporary, 'names')
    const tar = join(temporary, 'archive.tar')
    writeFileSync(list, names.map((name) => `${name}\0`).join(''))
    await run('tar', [
      '--create',
      ...fixed,
      // Packages may be installed as links to one copy.
      '--hard-dereference',
      `--mtime=@${seconds}`,
      ...(inside ? [`--transform=flags=r;s,^,${inside}/,`] : []),
      ...['--file', tar, '--directory', folder, '--null', '--verbatim-files-from', '--files-from', list],
    ])
    await pipeline(createReadStream(tar), createGzip({ level: 9 }), createWriteStream(file))
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

/**
 * @param {string} file
 * @returns {Promise<string>} SHA-256 in hexadecimal
 */
export async function checksum(file) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
