/** The files of a brand folder, read but not yet understood. */
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { SanitizedConfig } from 'payload'
import { defaultLocale, type Locale, locales } from '../lib/locales'
import { BrandError } from './brandError'
import { filesOfFeatures, type NamedList, readFeatureSettings, readLists } from './lists'
import { readYaml, type Yaml } from './yaml'

export interface PictureEntry {
  /** A picture, or a vector drawing (`.svg`) that the load makes one of. */
  file: string
  alt: unknown
  caption?: unknown
  focal?: { x: number; y: number }
  /** Pixels across that a drawing gets. */
  width?: number
}

export interface Brand {
  folder: string
  /** Languages of the site, the default first. */
  languages: readonly Locale[]
  settings: Yaml
  /** By the names that pages, articles and settings use. */
  pictures: ReadonlyMap<string, PictureEntry>
  /** Vector files that stay as they are: logos and icon, as paths in the folder. */
  logos: readonly string[]
  /** By their file names without `.yaml`. */
  pages: ReadonlyMap<string, Yaml>
  /** Articles, dealers and the like, in the order in which they can be loaded. */
  lists: readonly NamedList[]
  /** Files to download: paths in the folder, with their titles where `brand.yaml` gives them. */
  files: readonly { path: string; title?: unknown }[]
}

/** Path in the brand folder. */
export function picturePath({ file }: PictureEntry): string {
  return file.includes('/') ? file : `pictures/${file}`
}

function readFiles(folder: string, entries: Readonly<Record<string, { title?: unknown }>>): Brand['files'] {
  const names = existsSync(join(folder, 'files')) ? readdirSync(join(folder, 'files')) : []
  const absent = Object.keys(entries).find((name) => !names.includes(name))
  if (absent) throw new BrandError(`${join(folder, 'brand.yaml')}: there is no file “${absent}”`)
  return names.map((name) => ({ path: join('files', name), title: entries[name]?.title }))
}

const isKnown = (file: string) => file === 'brand.yaml' || file === 'pictures.yaml' || filesOfFeatures.has(file)

export function readBrand(folder: string): Brand {
  const foreign = readdirSync(folder).find((file) => file.endsWith('.yaml') && !isKnown(file))
  if (foreign) throw new BrandError(`${foreign}: no feature of the program reads this file`)
  const settings: Yaml = { ...(readYaml(join(folder, 'brand.yaml')) as Yaml), ...readFeatureSettings(folder) }
  const offered = (settings.languages as Locale[] | undefined) ?? [defaultLocale]
  const logo = settings.logo as { light?: string; dark?: string } | undefined
  const pages = readdirSync(join(folder, 'pages')).filter((file) => file.endsWith('.yaml'))
  return {
    folder,
    languages: locales.filter((locale) => locale === defaultLocale || offered.includes(locale)),
    settings,
    pictures: new Map(Object.entries(readYaml(join(folder, 'pictures.yaml')) as Record<string, PictureEntry>)),
    logos: [logo?.light, logo?.dark, settings.favicon as string | undefined].filter((file) => file !== undefined),
    pages: new Map(pages.map((file) => [basename(file, '.yaml'), readYaml(join(folder, 'pages', file)) as Yaml])),
    lists: readLists(folder),
    files: readFiles(folder, (settings.files ?? {}) as Record<string, { title?: unknown }>),
  }
}

/** The parts of `brand.yaml` as the globals that hold them: what names no other global belongs to the site itself. */
export function globalsOf({ settings }: Brand, { globals }: Pick<SanitizedConfig, 'globals'>) {
  const { logo, favicon, files: _, ...rest } = settings as Yaml & { logo?: { light?: string; dark?: string } }
  const others = new Set<string>(globals.map(({ slug }) => slug).filter((slug) => slug !== 'site'))
  const own = Object.fromEntries(Object.entries(rest).filter(([key]) => !others.has(key)))
  const site: Yaml = { ...own, logo: logo?.light, logoDark: logo?.dark, icon: favicon }
  return globals.flatMap((global) => {
    const source = others.has(global.slug) ? ((rest[global.slug] ?? {}) as Yaml) : site
    return Object.keys(source).length > 0 ? [{ global, source }] : []
  })
}
