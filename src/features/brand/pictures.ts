/** Loads the pictures of a brand folder; vector drawings become pictures of fixed size. */
import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { BasePayload } from 'payload'
import sharp from 'sharp'
import { defaultLocale, type Locale } from '../../content/locales'
import { inLocale } from './convert'
import type { Brand } from './folder'

/** Pixels across, where a picture does not say. */
const DEFAULT_WIDTH = 2000
/** How many pictures are drawn at once: each takes a core and tens of megabytes. */
const AT_ONCE = 2

async function drawn(
  file: string,
  width: number,
): Promise<{ data: Buffer; mimetype: string; name: string; size: number }> {
  const name = basename(file)
  if (extname(file) !== '.svg') {
    const data = readFileSync(file)
    return { data, name, mimetype: `image/${extname(file).slice(1)}`, size: data.length }
  }
  const { width: natural = width } = await sharp(file).metadata()
  // 72 is sharp's own density; drawn at the right one, nothing is scaled up afterwards.
  const density = Math.min(2400, Math.max(1, Math.round((72 * width) / natural)))
  const data = await sharp(file, { density }).resize({ width }).webp({ quality: 90, effort: 2 }).toBuffer()
  return { data, name: name.replace(/\.svg$/, '.webp'), mimetype: 'image/webp', size: data.length }
}

export async function loadPictures(
  payload: BasePayload,
  { folder, pictures, languages }: Brand,
  ids: Map<string, number>,
  progress: (line: string) => void,
): Promise<void> {
  let done = 0
  const waiting = [...pictures]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, entry] = next
      const file = await drawn(
        join(folder, entry.file.includes('/') ? entry.file : join('pictures', entry.file)),
        entry.width ?? DEFAULT_WIDTH,
      )
      const texts = (locale: Locale) => ({
        alt: String(inLocale(entry.alt, locale) ?? ''),
        ...(entry.caption ? { caption: String(inLocale(entry.caption, locale) ?? '') } : {}),
      })
      const { id } = await payload.create({
        collection: 'media',
        locale: defaultLocale,
        data: { ...texts(defaultLocale), ...(entry.focal ? { focalX: entry.focal.x, focalY: entry.focal.y } : {}) },
        file,
      })
      for (const locale of languages.filter((language) => language !== defaultLocale))
        if (inLocale(entry.alt, locale)) await payload.update({ collection: 'media', id, locale, data: texts(locale) })
      ids.set(name, id)
      progress(`Demo: picture ${++done} of ${pictures.size} (${name})`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Logos and icon stay vector pictures: sharp at any size. Named after their files, beside the pictures' names. */
export async function loadLogos(
  payload: BasePayload,
  { folder, logos, settings }: Brand,
  ids: Map<string, number>,
): Promise<void> {
  for (const file of logos) {
    if (ids.has(file)) continue
    const data = readFileSync(join(folder, file))
    const { id } = await payload.create({
      collection: 'media',
      data: { alt: String(settings.name) },
      file: { data, name: basename(file), mimetype: 'image/svg+xml', size: data.length },
    })
    ids.set(file, id)
  }
}
