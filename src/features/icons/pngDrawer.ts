/** Draws uploaded pictures as PNG, and keeps what it drew. */
import sharp, { type Sharp } from 'sharp'
import type { Media } from '../../cms/types'
import type { Runtime } from '../../web/feature'

/** Pictures kept in memory: all sizes of an icon and both logos, and those before them. */
const MAX_DRAWN = 10

/** Pixels per inch at which vector pictures are drawn: enough for the largest size. */
const VECTOR_DENSITY = 600

/** `form`: distinguishes what is made of one picture. */
type Draw = (
  source: Media | number | null | undefined,
  form: string,
  make: (image: Sharp) => Sharp,
) => Promise<Buffer | undefined>

export function pngDrawer(readUpload: Runtime['readUpload']): Draw {
  const drawn = new Map<string, Buffer>()
  return async (source, form, make) => {
    if (typeof source !== 'object' || !source?.filename) return undefined
    const key = `${source.id} ${source.updatedAt} ${form}`
    const kept = drawn.get(key)
    if (kept) return kept
    const bytes = await readUpload('media', source.filename)
    const png = await make(sharp(bytes, { density: VECTOR_DENSITY }))
      .png()
      .toBuffer()
    if (drawn.size >= MAX_DRAWN) drawn.clear()
    drawn.set(key, png)
    return png
  }
}
