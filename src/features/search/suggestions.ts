/** Suggestions for a search that is being typed: the best of what its results page would show. */
import { z } from 'zod'
import { defaultLocale, locales } from '../../lib/locales'
import type { Routes, Runtime } from '../../web/feature'
import { SEARCH_PARAMETER, SUGGESTIONS_PATH } from '../../web/SearchForm'
import { type Found, find, searchTerm } from './found'
import { MAX_SUGGESTIONS, MIN_TERM } from './limits'

export type Suggestion = Pick<Found, 'title' | 'href' | 'kind' | 'detail'>

/** Whatever was sent means something: what is not a search finds nothing. */
const query = z.object({
  [SEARCH_PARAMETER]: z.string().catch('').transform(searchTerm),
  locale: z.enum(locales).catch(defaultLocale),
})

/** Seconds that a browser and what stands between may repeat an answer: letters are deleted and typed again. */
const MAX_AGE = 60

/**
 * Calls are not counted: what is searched is in memory, so that one costs no query and a millisecond or two, less than
 * any page that may be asked for as often.
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
