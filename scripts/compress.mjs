/** Compresses what browsers load once, as small as it gets, so that serving costs nothing. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Fonts and pictures are compressed already. */
const text = ['.css', '.js', '.svg', '.json', '.txt', '.html']

/** Below this a packet is not saved, only work made (bytes). */
const WORTHWHILE = 400

/** @param {string} folder */
export async function compressFolder(folder) {
  const files = readdirSync(folder).filter((name) => text.includes(extname(name)))
  await Promise.all(files.map((name) => compressFile(join(folder, name))))
}

/** @param {string} path */
async function compressFile(path) {
  const bytes = readFileSync(path)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  for (const [ending, packed] of /** @type {const} */ ([
    ['.br', br],
    ['.gz', gz],
  ])) {
    if (bytes.length >= WORTHWHILE && packed.length < bytes.length) writeFileSync(path + ending, packed)
    else rmSync(path + ending, { force: true })
  }
}
