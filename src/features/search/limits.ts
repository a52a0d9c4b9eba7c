/** Shared by the answer and by the field that asks for it. */

/** Characters before suggestions are asked for: one matches nearly everything. */
export const MIN_TERM = 2
/** As many as are taken in at a glance. */
export const MAX_SUGGESTIONS = 6
/** Hits on a page of results. */
export const PAGE_SIZE = 20
/** Pages of results that can be asked for: who has not found it in a thousand hits types another word. */
export const MAX_PAGES = 50
export const PAGE_PARAMETER = 'side'
