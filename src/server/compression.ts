/** In which encoding a response is sent, and its bytes in that encoding. */
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

export type Compression = 'br' | 'gzip'
export type ContentEncoding = Compression | 'identity'

/** Levels by encoding; durations are those of a page. */
const levels = {
  /** Half a millisecond; a tenth larger than `thorough`. */
  quick: { br: 3, gzip: 3 },
  /** Some milliseconds. */
  thorough: { br: 8, gzip: 8 },
  /** Fifty milliseconds; Brotli is a twentieth smaller than `thorough`. */
  best: { br: 11, gzip: 9 },
}

/** As a power of two: 256 KiB. The default of 4 MiB is allotted anew for each text, of which few are so large. */
const BROTLI_WINDOW = 18

/** The best encoding that a client accepts, of those that the server has. None says that it accepts one "not at all". */
export function contentEncoding(accepted: string | undefined): ContentEncoding {
  if (accepted === undefined) return 'identity'
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}

const brotliParams = (bytes: number, quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
})

/**
 * On the main thread: handing a page to another one and taking its result costs nearly as much, and the other thread
 * several times as much, since its memory is allotted anew for each page.
 */
export function compressQuickly(plain: Buffer, encoding: Compression): Buffer<ArrayBuffer> {
  return encoding === 'gzip'
    ? gzipSync(plain, { level: levels.quick.gzip })
    : brotliCompressSync(plain, { params: brotliParams(plain.length, levels.quick.br) })
}

/** On a thread of the pool, for bytes that are kept or too many for the main thread. */
export function compressWell(
  plain: Buffer,
  encoding: Compression,
  level: 'thorough' | 'best' = 'thorough',
): Promise<Buffer<ArrayBuffer>> {
  return encoding === 'gzip'
    ? compressGzip(plain, { level: levels[level].gzip })
    : compressBrotli(plain, { params: brotliParams(plain.length, levels[level].br) })
}
