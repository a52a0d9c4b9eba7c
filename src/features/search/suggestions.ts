/** Suggestions for a partly typed search: the best hits of its results page. An empty one gets popular searches. */
import { z } from 'zod'
import { defaultLocale, locales } from '../../lib/locales'
import type { ContentAnswer, ReadContent } from '../../web/contentAnswer'
import { pictureSources } from '../../web/media'
import { MIN_TERM, SEARCH_PARAMETER } from '../../web/SearchForm'
import { SUGGESTIONS_PATH } from './addresses'
import { readEditorial } from './editorial'
import { type Found, find, searchTerm } from './found'
import { MAX_SUGGESTIONS } from './limits'

type Content = Awaited<ReturnType<ReadContent>>

interface Suggestion extends Pick<Found, 'title' | 'href' | 'detail'> {
  /** Name of its kind. */
  kind: string
  price?: string
  /** Address of a small picture. */
  picture?: string
}

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
export const suggestions: ContentAnswer = {
  path: SUGGESTIONS_PATH,
  cacheControl: `public, max-age=${MAX_AGE}`,
  async answer(asked, read) {
    const { [SEARCH_PARAMETER]: term, locale } = query.parse(asked)
    const content = await read(locale)
    const isOffered = content.site.languages.includes(content.site.locale)
    const suggested = isOffered && term.length >= MIN_TERM ? await suggest(content, term) : []
    const popular = isOffered && term === '' ? (await readEditorial(content.reader)).popular : []
    return { body: { suggestions: suggested, ...(popular.length > 0 ? { popular } : {}) } }
  },
}

async function suggest(content: Content, term: string): Promise<Suggestion[]> {
  const search = await find(content, term, { limit: MAX_SUGGESTIONS })
  const pinned = (await search.pinned()).slice(0, MAX_SUGGESTIONS)
  const hits = [...pinned, ...(await search.hits(undefined, 0, MAX_SUGGESTIONS - pinned.length))]
  return hits.map(({ title, href, kind, detail, article, picture }) => {
    const src = picture && pictureSources(picture)[0]?.src
    return {
      title,
      href,
      kind: kind.name,
      detail,
      ...(article?.priceText ? { price: article.priceText } : {}),
      ...(src ? { picture: src } : {}),
    }
  })
}
