/**
 * Answers of scripts' calls that are made from content alone, as pages are: visitors get them of what is published, a
 * preview with its drafts.
 */
import type { ContentReader } from '../cms/reader'
import type { Locale } from '../lib/locales'
import type { Site } from './site'

/** What pages of a language are made from. */
export type ReadContent = (locale: Locale) => Promise<{ site: Site; reader: ContentReader }>

export interface ContentAnswer {
  path: `/${string}`
  /** The `cache-control` of what visitors get. */
  cacheControl: string
  answer(query: Readonly<Record<string, string>>, read: ReadContent): Promise<{ status?: 400 | 404; body: object }>
}
