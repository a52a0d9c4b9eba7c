/** Limits shared by server and search field. */

/** Characters before suggestions are fetched: a single one matches nearly everything. */
export const MIN_TERM = 2
/** Number of suggestions. */
export const MAX_SUGGESTIONS = 6
/** Hits on a page of results. */
export const PAGE_SIZE = 20
/** Pages of results that can be requested. */
export const MAX_PAGES = 50
export const PAGE_PARAMETER = 'side'
