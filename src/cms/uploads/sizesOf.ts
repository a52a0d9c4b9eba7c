import type { Media } from '../types'

/** A file that was made of an uploaded picture. */
export interface PictureSize {
  filename: string
  /** Pixels. */
  width: number
  height: number
  bytes: number
}

/**
 * The sizes of a picture, smallest first, each file once: a picture may be exactly as wide as one of them. Without the
 * cropped one for sharing; empty for a drawing.
 */
export function sizesOf({ sizes }: Pick<Media, 'sizes'>): PictureSize[] {
  const byFile = new Map<string, PictureSize>()
  for (const [name, size] of Object.entries(sizes ?? {})) {
    const { filename, width, height, filesize } = size ?? {}
    if (name !== 'social' && filename && width && height)
      byFile.set(filename, { filename, width, height, bytes: filesize ?? 0 })
  }
  return [...byFile.values()].sort((one, other) => one.width - other.width)
}
