/** Loads the pictures of a brand folder. */
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join, parse } from 'node:path'
import type { BasePayload } from 'payload'
import { MEDIA } from '../cms/uploads/slugs'
import { defaultLocale, type Locale } from '../lib/locales'
import { inLocale } from './convert'
import type { Report } from './documents'
import { drawPicture } from './drawing'
import { type Brand, picturePath } from './folder'
import type { Names } from './names'

/** How many pictures are read and resized at once: each takes a core and tens of megabytes. */
const AT_ONCE = 2

interface PictureFile {
  data: Buffer
  mimetype: string
  name: string
  size: number
}

/** A vector drawing becomes a picture of fixed size. */
async function readPicture(file: string, width: number | undefined): Promise<PictureFile> {
  const { name, ext } = parse(file)
  const isDrawing = ext === '.svg'
  const data = isDrawing ? await drawPicture(file, width) : await readFile(file)
  const type = isDrawing ? 'webp' : ext.slice(1)
  return { data, name: `${name}.${type}`, mimetype: `image/${type}`, size: data.length }
}

export async function loadPictures(
  payload: BasePayload,
  { folder, pictures, languages }: Brand,
  names: Names,
  report: Report,
): Promise<void> {
  let done = 0
  const waiting = [...pictures]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, entry] = next
      const file = await readPicture(join(folder, picturePath(entry)), entry.width)
      const texts = (locale: Locale) => ({
        alt: String(inLocale(entry.alt, locale) ?? ''),
        ...(entry.caption ? { caption: String(inLocale(entry.caption, locale) ?? '') } : {}),
      })
      const { id } = await payload.create({
        collection: MEDIA,
        locale: defaultLocale,
        data: { ...texts(defaultLocale), ...(entry.focal ? { focalX: entry.focal.x, focalY: entry.focal.y } : {}) },
        file,
      })
      for (const locale of languages.filter((language) => language !== defaultLocale))
        if (inLocale(entry.alt, locale)) await payload.update({ collection: MEDIA, id, locale, data: texts(locale) })
      names.set('picture', name, id)
      report(`picture ${++done} of ${pictures.size}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Logos and icon stay vector pictures: sharp at any size. Named after their files, beside the pictures' names. */
export async function loadLogos(payload: BasePayload, { folder, logos, settings }: Brand, names: Names): Promise<void> {
  for (const file of logos) {
    if (names.find('picture', file) !== undefined) continue
    const data = readFileSync(join(folder, file))
    const { id } = await payload.create({
      collection: MEDIA,
      data: { alt: String(settings.name) },
      file: { data, name: basename(file), mimetype: 'image/svg+xml', size: data.length },
    })
    names.set('picture', file, id)
  }
}
