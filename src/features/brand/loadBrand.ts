/**
 * Loads a brand folder (`demo/` is one; see `demo/README.md`) into an empty site: pictures, pages, settings, theme,
 * texts and menus, through the same interfaces as everything else that writes content.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { BasePayload, Field } from 'payload'
import sharp from 'sharp'
import { parse } from 'yaml'
import { defaultLocale, type Locale, locales } from '../../content/locales'
import { BrandError, convertFields, inLocale, type Names } from './convert'
import { createMarkdownReader } from './markdown'

type Yaml = Record<string, unknown>

interface PictureEntry {
  file: string
  alt: unknown
  caption?: unknown
  focal?: { x: number; y: number }
  width?: number
}

/** Pixels across, where a picture does not say. */
const DEFAULT_WIDTH = 2000
/** How many pictures are drawn at once: each takes a core and tens of megabytes. */
const AT_ONCE = 2

function readYaml(file: string): Yaml {
  try {
    return parse(readFileSync(file, 'utf8')) as Yaml
  } catch (error) {
    throw new BrandError(`${file}: ${(error as Error).message}`)
  }
}

/** Names of `named`, or an error that says who asked for what. */
function lookUp(kind: string, named: ReadonlyMap<string, number>, name: string): number {
  const id = named.get(name)
  if (id === undefined) throw new BrandError(`there is no ${kind} “${name}”`)
  return id
}

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

export async function loadBrand(payload: BasePayload, folder: string, progress: (line: string) => void): Promise<void> {
  const pictures = new Map<string, number>()
  const pages = new Map<string, number>()
  const names: Names = {
    picture: (name) => lookUp('picture', pictures, name),
    page: (name) => lookUp('page', pages, name),
  }
  const brand = readYaml(join(folder, 'brand.yaml'))
  const languages = (brand.languages as Locale[] | undefined) ?? [defaultLocale]

  const files = readdirSync(join(folder, 'pages')).filter((file) => file.endsWith('.yaml'))
  const sources = new Map(files.map((file) => [basename(file, '.yaml'), readYaml(join(folder, 'pages', file))]))
  await checkPages(payload, sources, languages)
  await loadPictures(payload, folder, pictures, languages, progress)
  await loadLogos(payload, folder, brand, pictures)
  await loadPages(payload, sources, names, pages, languages, progress)
  progress('Demo: settings, theme and menus …')
  await loadGlobals(payload, brand, names, languages)
  progress('Demo: done.')
}

async function loadPictures(
  payload: BasePayload,
  folder: string,
  pictures: Map<string, number>,
  languages: readonly Locale[],
  progress: (line: string) => void,
): Promise<void> {
  const entries = Object.entries(readYaml(join(folder, 'pictures.yaml')) as unknown as Record<string, PictureEntry>)
  let done = 0
  const waiting = [...entries]
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
      pictures.set(name, id)
      progress(`Demo: picture ${++done} of ${entries.length} (${name})`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Logos and icon stay vector pictures: sharp at any size. Named after their files, beside the pictures' names. */
async function loadLogos(
  payload: BasePayload,
  folder: string,
  brand: Yaml,
  pictures: Map<string, number>,
): Promise<void> {
  const logo = brand.logo as { light?: string; dark?: string } | undefined
  for (const file of [logo?.light, logo?.dark, brand.favicon as string | undefined]) {
    if (!file || pictures.has(file)) continue
    const data = readFileSync(join(folder, file))
    const { id } = await payload.create({
      collection: 'media',
      data: { alt: String(brand.name) },
      file: { data, name: basename(file), mimetype: 'image/svg+xml', size: data.length },
    })
    pictures.set(file, id)
  }
}

/** Reads every page before anything is written: a slip in the last file leaves nothing half loaded. */
async function checkPages(
  payload: BasePayload,
  sources: ReadonlyMap<string, Yaml>,
  languages: readonly Locale[],
): Promise<void> {
  const anyName: Names = {
    picture: () => 0,
    page: (name) => {
      if (!sources.has(name)) throw new BrandError(`there is no page “${name}”`)
      return 0
    },
  }
  const toRichText = await createMarkdownReader(payload.config, anyName)
  for (const [name, source] of sources)
    for (const locale of languages)
      try {
        convertFields(source, payload.collections.pages.config.fields as Field[], anyName, toRichText, locale)
      } catch (error) {
        throw new BrandError(`pages/${name}.yaml (${locale}): ${(error as Error).message}`)
      }
}

async function loadPages(
  payload: BasePayload,
  sources: ReadonlyMap<string, Yaml>,
  names: Names,
  pages: Map<string, number>,
  languages: readonly Locale[],
  progress: (line: string) => void,
): Promise<void> {
  // Pages name each other in circles: all of them exist as drafts before the first gets its body.
  for (const [name, source] of parentsFirst(sources)) {
    const { id } = await payload.create({
      collection: 'pages',
      draft: true,
      data: {
        title: String(inLocale(source.title, defaultLocale)),
        slug: String(source.slug),
        ...(source.parent ? { parent: names.page(String(source.parent)) } : {}),
      },
    })
    pages.set(name, id)
  }
  const toRichText = await createMarkdownReader(payload.config, names)
  const fields = payload.collections.pages.config.fields as Field[]
  let done = 0
  for (const [name, source] of parentsFirst(sources)) {
    for (const locale of [defaultLocale, ...languages.filter((language) => language !== defaultLocale)]) {
      const title = inLocale(source.title, locale)
      if (!title || (locale !== defaultLocale && inLocale(source.body, locale) === undefined)) continue
      try {
        const data = convertFields(source, fields, names, toRichText, locale)
        await payload.update({
          collection: 'pages',
          id: names.page(name),
          locale,
          data: { ...data, _status: 'published' },
        })
      } catch (error) {
        throw new BrandError(`pages/${name}.yaml (${locale}): ${describe(error)}`)
      }
    }
    progress(`Demo: page ${++done} of ${sources.size} (${name})`)
  }
}

/** Validation errors name their fields only in `data`. */
function describe(error: unknown): string {
  const errors = (error as { data?: { errors?: { path: string; message: string }[] } }).data?.errors
  return errors ? errors.map(({ path, message }) => `${path}: ${message}`).join('; ') : (error as Error).message
}

function parentsFirst(sources: ReadonlyMap<string, Yaml>): [string, Yaml][] {
  const depth = (name: string): number => {
    const parent = sources.get(name)?.parent
    return parent ? 1 + depth(String(parent)) : 0
  }
  return [...sources].sort(([one], [other]) => depth(one) - depth(other))
}

async function loadGlobals(
  payload: BasePayload,
  brand: Yaml,
  names: Names,
  languages: readonly Locale[],
): Promise<void> {
  const {
    navigation = {},
    theme,
    texts,
    logo,
    favicon,
    ...rest
  } = brand as Yaml & { logo?: { light?: string; dark?: string } }
  const site = { ...rest, logo: logo?.light, logoDark: logo?.dark, icon: favicon }
  const parts = {
    site,
    navigation: navigation as Yaml,
    texts: (texts ?? {}) as Yaml,
    ...(theme ? { theme: theme as Yaml } : {}),
  }
  for (const slug of Object.keys(parts) as (keyof typeof parts)[]) {
    const global = payload.config.globals.find((candidate) => candidate.slug === slug)
    const source = parts[slug]
    if (!global || !source || Object.keys(source).length === 0) continue
    for (const locale of locales.filter((language) => languages.includes(language))) {
      const current =
        locale === defaultLocale ? {} : ((await payload.findGlobal({ slug, depth: 0, locale })) as unknown as Yaml)
      const data = withRowIds(
        convertFields(source, global.fields as Field[], names, () => undefined, locale),
        current,
      )
      await payload.updateGlobal({ slug, locale, data: data as never })
    }
  }
}

/** Rows of a second language are the rows of the first: they carry the same ids. */
function withRowIds(data: unknown, current: unknown): unknown {
  if (Array.isArray(data))
    return data.map((row, at) => withRowIds(row, Array.isArray(current) ? current[at] : undefined))
  if (typeof data !== 'object' || data === null) return data
  const known = (typeof current === 'object' ? current : null) as Yaml | null
  const rows = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withRowIds(value, known?.[key])]))
  return typeof known?.id === 'string' ? { ...rows, id: known.id } : rows
}
