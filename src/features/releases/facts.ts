/** Facts that the server and the admin share. */

/** Documents of a release at most: each is read, checked and published within one save. */
export const MAX_DOCUMENTS = 100
/** Characters of a release's title. */
export const MAX_TITLE = 120

/**
 * What publishing the release does to a document: a newer draft is published, `unchanged` has nothing to publish, what
 * lies in the bin or is deleted for good is passed over.
 */
export type RowState = 'newDocument' | 'newer' | 'unchanged' | 'binned' | 'gone'

export interface ReleaseProblem {
  /** The field's label, in the user's language. */
  label: string
  reason: string
}

export interface ReleaseRow {
  /** `pages:12`. */
  document: string
  /** Of the collection, in the user's language. */
  kind: string
  title: string
  state: RowState
  /** In the admin; undefined where the user cannot open it. */
  href?: string
  /** Who saved it last; undefined where that is not recorded. */
  author?: string
  /** ISO 8601. */
  changedAt?: string
  /** Fields that publishing would refuse. */
  problems: readonly ReleaseProblem[]
}

export interface ReleaseFailure {
  /** ISO 8601. */
  at: string
  reason: string
}

export interface ReleaseView {
  isPublished: boolean
  rows: readonly ReleaseRow[]
  /** ISO 8601, the earliest first. */
  scheduled: readonly string[]
  failure?: ReleaseFailure
}

export interface OpenRelease {
  id: number
  title: string
  /** When it is published by itself, ISO 8601. */
  at?: string
}

/** What the control of a document shows. */
export interface DocumentReleases {
  holding: readonly OpenRelease[]
  others: readonly OpenRelease[]
  /** Whether the user may put it into a release. */
  mayChange: boolean
}
