/** Requests and responses of the search in the admin; shared by server and screen. */

export const SEARCH_PATH = '/admin-search'

/** Characters of a term: fewer find too much. */
export const MIN_TERM = 2
export const MAX_TERM = 100
/** Documents of the browser's own list of those that were opened last. */
export const MAX_RECENT = 8
/** Screens and documents that a user has marked; one more lets the oldest go. */
export const MAX_FAVOURITES = 20

export interface FoundDocument {
  /** `pages:12` */
  key: string
  title: string
  href: string
  /** Distinguishes equal titles: a number, an e-mail address, an alternative text. */
  detail?: string
}

export interface FoundKind {
  collection: string
  /** In the language of the admin. */
  name: string
  documents: readonly FoundDocument[]
}

export interface Found {
  kinds: readonly FoundKind[]
}
