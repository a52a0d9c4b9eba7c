/** What every page knows of the site during rendering. */

import type { ContentReader } from '../cms/reader'
import type { Site as Settings, Text, Theme } from '../cms/types'
import { fill } from '../lib/fill'
import type { Locale } from '../lib/locales'
import { defaultLocale } from '../lib/locales'
import type { Asked } from './consent'
import { declaredIn } from './declared'
import type { FormState } from './forms/formState'
import { type PageId, type PageTree, readPageTree } from './pageTree'
import type { TextKey, Texts } from './texts'

export interface Site {
  locale: Locale
  /** Origin without a trailing slash, as `https://www.example.no`. */
  url: string
  /** Languages that visitors can choose between; with one there is no switch. */
  languages: readonly Locale[]
  settings: Settings
  theme: Theme
  tree: PageTree
  /** The page's own address with its language's prefix. */
  path: string
  /** What visitors are asked to consent to; undefined where nothing needs consent, nor ever did. */
  asked?: Asked
  /** A submitted form with errors, rendered by the block that it belongs to. */
  form?: FormState
  /** A text of the program, in the editors' own wording where there is one. */
  t(key: TextKey, values?: Readonly<Record<string, string | number>>): string
  /** Address of a path in a language (by default that of the page). */
  href(path: string, locale?: Locale): string
  /** Address of a page in the page's language; undefined where the page is not published. */
  pageHref(id: PageId): string | undefined
}

/** `/om-oss` in Norwegian, `/en/om-oss` in English. */
export function localisedPath(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

const translators = new WeakMap<object, Site['t']>()

/**
 * Returns the same function as long as the editors' own texts are the same, so that what was rendered with it can be
 * cached.
 */
function translator(texts: Texts, ownTexts: Text, locale: Locale): Site['t'] {
  const known = translators.get(ownTexts)
  if (known) return known
  const t: Site['t'] = (key, values) => fill(ownTexts[key] || texts[key][locale], values)
  translators.set(ownTexts, t)
  return t
}

export async function readSite(
  reader: ContentReader,
  { url, path, form }: { url: string; path: string; form?: FormState },
): Promise<Site> {
  const [settings, theme, ownTexts, tree] = await Promise.all([
    reader.global('site'),
    reader.global('theme', { depth: 0 }),
    reader.global('texts', { depth: 0 }),
    readPageTree(reader),
  ])
  const { locale } = reader
  const { texts, readAsked } = declaredIn(reader.payload)
  const asked = await readAsked?.(reader, settings, ownTexts)
  const languages: Locale[] = [defaultLocale, ...settings.languages.filter((language) => language !== defaultLocale)]
  const href = (path: string, language: Locale = locale) => localisedPath(path, language)
  return {
    locale,
    url,
    languages,
    settings,
    theme,
    tree,
    path,
    ...(asked ? { asked } : {}),
    ...(form ? { form } : {}),
    t: translator(texts, ownTexts, locale),
    href,
    pageHref(id) {
      const path = tree.path(id)
      if (path === undefined) return undefined
      // A page that is not translated is linked in its own language.
      const language = tree.node(id)?.title[locale] === undefined ? defaultLocale : locale
      return href(path, language)
    },
  }
}
