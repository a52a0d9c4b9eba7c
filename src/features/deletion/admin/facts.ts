/** Types of the responses that the admin's dialog reads. */

/** `scheduled`: a draft that will be published by itself. */
export type UseState = 'published' | 'draft' | 'scheduled'

export interface Use {
  kind: 'collection' | 'global'
  slug: string
  /** Id, for a collection's document. */
  id?: number
  title: string
  /** Name of the kind of document. */
  label: string
  /** Path in the admin. */
  href: string
  states: UseState[]
  /** Ids of the requested documents that it uses. */
  targets: number[]
}

export interface ReplacedPart {
  /** Number of documents that now reference the replacement. */
  changed: number
  /** Nothing is left for another call. */
  isDone: boolean
  failed: { title: string; label: string; href: string; message: string }[]
}

/** Data of a refused deletion, in `errors[0].data`. */
export interface InUse {
  code: 'inUse'
  /** Number of uses; `uses` lists some of them. */
  total: number
  /** All uses are pages. */
  onPages: boolean
  /** False: there are more. */
  isComplete: boolean
  uses: Use[]
  /** Ids of the documents to delete. */
  ids: number[]
}

/** Where one document is used. */
export interface DocumentUses {
  uses: Use[]
  /** False: there are more. */
  isComplete: boolean
}

/** Uploads that no document uses. */
export interface UnusedUploads {
  total: number
  /** Some of them. */
  ids: number[]
}

/** Uploads that are used on documents whose titles hold some words. */
export interface UploadsUsedOn extends UnusedUploads {
  /** Number of those documents, and titles of some of them. */
  documents: number
  titles: string[]
  /** False: there are more than `ids`. */
  isComplete: boolean
}
