/**
 * Answers of scripts' calls that are made from content alone, as pages are: visitors get them of what is published, a
 * preview with its drafts.
 */
import type { ContentReader } from '../cms/reader'
import type { Locale } from '../lib/locales'
import type { Routes, Runtime } from './feature'
import type { Site } from './site'

/** What pages of a language are made from. */
export type ReadContent = (locale: Locale) => Promise<{ site: Site; reader: ContentReader }>

export interface ContentAnswer {
  path: `/${string}`
  /** The `cache-control` of what visitors get. */
  cacheControl: string
  answer(query: Readonly<Record<string, string>>, read: ReadContent): Promise<{ status?: 400 | 404; body: object }>
}

/** Answers visitors. */
export function answerRoutes(answers: readonly ContentAnswer[], routes: Routes, { read }: Pick<Runtime, 'read'>): void {
  for (const { path, cacheControl, answer } of answers)
    routes.get(path, async (context) => {
      const { status = 200, body } = await answer(context.req.query(), (locale) => read(locale))
      context.header('cache-control', cacheControl)
      return context.json(body, status)
    })
}
