/** What every page knows of the site during rendering. */

import type { Theme } from '../cms/types'
import type { Locale } from '../lib/locales'
import { defaultLocale } from '../lib/locales'
import type { ConsentQuestion } from './consent'
import type { FormState } from './forms/formState'
import type { LinkTarget, ListPage, PathContext, SiteSearch } from './linkTargets'
import type { PageId } from './pageTree'
import type { TextKey } from './texts'

export interface Site extends PathContext {
  locale: Locale
  /** Origin without a trailing slash, as `https://www.example.no`. */
  url: string
  /** Languages that visitors can choose between; with one there is no switch. */
  languages: readonly Locale[]
  theme: Theme
  /** What links and texts lead to beside pages and files. */
  linkTargets: readonly LinkTarget[]
  /** Lists that stand on pages which editors choose. */
  listPages: readonly ListPage[]
  /** Paths of the program's screens. */
  screens: readonly string[]
  /** Where the search field leads to; undefined where the program has no search. */
  search: SiteSearch | undefined
  /** The page's own address with its language's prefix. */
  path: string
  /** What visitors are asked to consent to; undefined where nothing needs consent, nor ever did. */
  consentQuestion?: ConsentQuestion
  /** Slugs of globals that are shown as drafts beside their form: what it has rows for is marked. */
  drafts?: readonly string[]
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
