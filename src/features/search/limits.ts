/** Limits of a search, and its parameters. */

/** Number of suggestions. */
export const MAX_SUGGESTIONS = 6
/** Popular searches that are offered. */
export const MAX_POPULAR = 8
/** Hits on a page of results of one kind. */
export const PAGE_SIZE = 20
/** Pages of results that can be requested. */
export const MAX_PAGES = 50
export const PAGE_PARAMETER = 'side'
/** One kind of hits alone (`SearchKind.value`). */
export const KIND_PARAMETER = 'type'
