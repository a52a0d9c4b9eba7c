/** Addresses of uploaded pictures and files. `v` changes with the file, so that its bytes can be cached for ever. */
import type { Media, File as StoredFile } from '../cms/types'
import { sizesOf } from '../cms/uploads/sizesOf'

/** Path under which the site serves uploads. */
export const MEDIA_PATH = '/media'

interface Versioned {
  filename?: string | null
  updatedAt: string
}

function versioned(filename: string, updatedAt: string): string {
  return `${MEDIA_PATH}/${encodeURIComponent(filename)}?v=${Date.parse(updatedAt).toString(36)}`
}

export function fileAddress(file: StoredFile | Versioned): string | undefined {
  return file.filename ? versioned(file.filename, file.updatedAt) : undefined
}

export interface PictureSource {
  src: string
  width: number
  height: number
}

/** The picture's sizes, smallest first; the uploaded file itself only where no size was made (vector pictures). */
export function pictureSources(media: Media): PictureSource[] {
  const sizes = sizesOf(media).map(({ filename, width, height }) => ({
    src: versioned(filename, media.updatedAt),
    width,
    height,
  }))
  if (sizes.length > 0) return sizes
  const src = fileAddress(media)
  return src ? [{ src, width: media.width ?? 0, height: media.height ?? 0 }] : []
}

export interface SocialPicture extends PictureSource {
  alt: string
}

/** The cropped picture for sharing (1200 × 630), or undefined. */
export function socialPicture(media: Media): SocialPicture | undefined {
  const size = media.sizes?.social
  if (!size?.filename || !size.width || !size.height) return undefined
  return {
    src: versioned(size.filename, media.updatedAt),
    width: size.width,
    height: size.height,
    alt: media.alt ?? '',
  }
}
