/** Types of the responses that the admin's dialog reads. */

/** `scheduled`: a draft that will be published by itself. */
export type UseState = 'published' | 'draft' | 'scheduled'

export interface Use {
  kind: 'collection' | 'global'
  slug: string
  /** Of a collection's document. */
  id?: number
  title: string
  /** What kind of thing it is, in words. */
  label: string
  /** In the admin. */
  href: string
  states: UseState[]
  /** Which of the documents that were asked about. */
  targets: number[]
}

export interface ReplacedPart {
  /** Documents that point at the other one now. */
  changed: number
  /** Nothing waits for another call. */
  isDone: boolean
  failed: { title: string; label: string; href: string; message: string }[]
}

/** In the refusal of a deletion, as `errors[0].data`. */
export interface InUse {
  code: 'inUse'
  /** How many uses; those in `uses` are listed. */
  total: number
  /** All of them are pages. */
  onPages: boolean
  /** False: there are more. */
  isComplete: boolean
  uses: Use[]
  /** What was to be deleted. */
  ids: number[]
}
