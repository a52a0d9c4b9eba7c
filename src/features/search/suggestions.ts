/** Suggestions for a partly typed search: the best hits of its results page. */
import { z } from 'zod'
import { defaultLocale, locales } from '../../lib/locales'
import type { Routes, Runtime } from '../../web/feature'
import { SEARCH_PARAMETER, SUGGESTIONS_PATH } from '../../web/SearchForm'
import { type Found, find, searchTerm } from './found'
import { MAX_SUGGESTIONS, MIN_TERM } from './limits'

export type Suggestion = Pick<Found, 'title' | 'href' | 'kind' | 'detail'>

/** Invalid input is treated as an empty search. */
const query = z.object({
  [SEARCH_PARAMETER]: z.string().catch('').transform(searchTerm),
  locale: z.enum(locales).catch(defaultLocale),
})

/** Seconds for which a response may be cached: letters are deleted and typed again. */
const MAX_AGE = 60

/**
 * Not rate limited: the indexes are in memory, so that a call needs no query and takes a millisecond or two, less than
 * any page.
 */
export function suggestionRoutes(routes: Routes, { read }: Runtime): void {
  routes.get(SUGGESTIONS_PATH, async (context) => {
    const { [SEARCH_PARAMETER]: term, locale } = query.parse(context.req.query())
    const suggestions = term.length < MIN_TERM ? [] : await suggest(await read(locale), term)
    context.header('cache-control', `public, max-age=${MAX_AGE}`)
    return context.json({ suggestions })
  })
}

async function suggest(content: Awaited<ReturnType<Runtime['read']>>, term: string): Promise<Suggestion[]> {
  const { site } = content
  if (!site.languages.includes(site.locale)) return []
  const { hits } = await find(content, term, 0, MAX_SUGGESTIONS)
  return hits.map(({ title, href, kind, detail }) => ({ title, href, kind, detail }))
}
