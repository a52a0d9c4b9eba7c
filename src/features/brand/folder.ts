/** The files of a brand folder, read but not yet understood. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { defaultLocale, type Locale, locales } from '../../content/locales'
import { BrandError } from './brandError'

export type Yaml = Record<string, unknown>

export interface PictureEntry {
  file: string
  alt: unknown
  caption?: unknown
  focal?: { x: number; y: number }
  /** Pixels across. */
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
  articles: readonly Yaml[]
  /** Reusable blocks by the names that pages use. */
  reusable: ReadonlyMap<string, Yaml>
  /** Files to download: paths in the folder, with their titles where `brand.yaml` gives them. */
  files: readonly { path: string; title?: unknown }[]
}

function readYaml(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new BrandError(`${file}: ${(error as Error).message}`)
  }
}

function readArticles(file: string): Yaml[] {
  if (!existsSync(file)) return []
  const articles = readYaml(file)
  if (!Array.isArray(articles)) throw new BrandError(`${file}: articles are a list`)
  const numbers = articles.map((article: Yaml) => String(article.number))
  const twice = numbers.find((number, at) => numbers.indexOf(number) !== at)
  if (twice) throw new BrandError(`${file}: there are two articles “${twice}”`)
  return articles
}

function readReusable(file: string): Record<string, Yaml> {
  return existsSync(file) ? (readYaml(file) as Record<string, Yaml>) : {}
}

function readFiles(folder: string, entries: Readonly<Record<string, { title?: unknown }>>): Brand['files'] {
  const names = existsSync(join(folder, 'files')) ? readdirSync(join(folder, 'files')) : []
  const absent = Object.keys(entries).find((name) => !names.includes(name))
  if (absent) throw new BrandError(`${join(folder, 'brand.yaml')}: there is no file “${absent}”`)
  return names.map((name) => ({ path: join('files', name), title: entries[name]?.title }))
}

export function readBrand(folder: string): Brand {
  const settings = readYaml(join(folder, 'brand.yaml')) as Yaml
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
    articles: readArticles(join(folder, 'articles.yaml')),
    reusable: new Map(Object.entries(readReusable(join(folder, 'reusable.yaml')))),
    files: readFiles(folder, (settings.files ?? {}) as Record<string, { title?: unknown }>),
  }
}

/** The parts of `brand.yaml` as the globals that hold them. */
export function globalsOf({ settings }: Brand) {
  const {
    navigation,
    theme,
    texts,
    deliveryTerms,
    logo,
    favicon,
    files: _,
    ...rest
  } = settings as Record<string, Yaml> & {
    logo?: { light?: string; dark?: string }
  }
  const site: Yaml = { ...rest, logo: logo?.light, logoDark: logo?.dark, icon: favicon }
  const all = { site, navigation, texts, theme, deliveryTerms }
  return (Object.keys(all) as (keyof typeof all)[]).flatMap((slug) => {
    const source = all[slug]
    return source && Object.keys(source).length > 0 ? [{ slug, source }] : []
  })
}
