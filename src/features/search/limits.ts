/** Limits of a search, and how much its kinds count. */

export const kinds = ['article', 'page', 'post', 'event', 'dealer', 'file'] as const
export type Kind = (typeof kinds)[number]

/**
 * How much the scores of a kind count: a product word leads to what is sold before what is written about it, and to a
 * dealer by its place or whole name rather than by a product in its name.
 */
export const factors: Readonly<Record<Kind, number>> = {
  article: 1,
  page: 0.75,
  post: 0.7,
  event: 0.7,
  dealer: 0.55,
  file: 0.7,
}

/** Bonus of an article that every word names; factors of pages, posts, events and dealers where the search is a question. */
export const NAMED_ARTICLE = 15
export const ANSWERING_PAGE = 1.1
export const ANSWERING_POST = 1
export const ANSWERING_EVENT = 1
export const ANSWERING_DEALER = 0.35

/** Number of suggestions. */
export const MAX_SUGGESTIONS = 6
/** Popular searches that are offered. */
export const MAX_POPULAR = 8
/** Hits on a page of results of one kind. */
export const PAGE_SIZE = 20
/** Hits of each kind where several kinds have hits. */
export const SECTION_SIZES: Readonly<Record<Kind, number>> = {
  article: 9,
  page: 4,
  post: 4,
  event: 4,
  dealer: 4,
  file: 4,
}
/** Pages of results that can be requested. */
export const MAX_PAGES = 50
export const PAGE_PARAMETER = 'side'
/** One kind of hits alone. Its values are the same in every language. */
export const KIND_PARAMETER = 'type'
export const kindValues: Readonly<Record<Kind, string>> = {
  article: 'artikler',
  page: 'sider',
  post: 'aktuelt',
  event: 'arrangementer',
  dealer: 'forhandlere',
  file: 'filer',
}
