/**
 * Kinds of documents that the site's search finds. The owner of a kind declares how its index is read, how much its
 * scores count and what a hit shows; `features/search` ranks and draws all of them without knowing one (docs/search.md).
 */
import type { CollectionSlug } from 'payload'
import type { ContentReader } from '../cms/reader'
import type { Searchable } from '../lib/words/searchable'
import type { WordIndex } from '../lib/words/wordIndex'
import type { Site } from './site'
import type { TextKey } from './texts'

export interface SearchKind<Item extends Searchable = Searchable> {
  /** Stands in class names, and in the response of suggestions. */
  name: string
  /** Value of the query parameter that shows this kind alone; the same in every language. */
  value: string
  /** Order of kinds whose best hits score the same, and of the collections that editors choose pinned hits from. */
  position: number
  /** Collection that editors choose pinned hits from. */
  pinnedFrom?: CollectionSlug
  /** Heading of hits of this kind, and the name of one. */
  heading: TextKey
  label: TextKey
  /** Hits that are shown where several kinds have hits. */
  sectionSize: number
  /** How much the scores count beside those of other kinds (docs/search.md#ranking). */
  factor: number
  /** The same where the search is a question. */
  questionFactor?: number
  /** Bonus of documents that every word names. */
  named?: number
  read(reader: ContentReader): Promise<WordIndex<Item>>
  /**
   * Tells which documents visitors can open, where the index holds others too. All hits are read then, so that those
   * which visitors cannot open are not counted.
   */
  readVisible?(content: { site: Site; reader: ContentReader }): Promise<(id: number) => boolean>
  /**
   * Ids of documents that a search means without saying any of their words, best first: dealers around a place. They
   * stand first among the hits where no document has all words of the search.
   */
  readMeant?(content: { site: Site; reader: ContentReader }, term: string): Promise<readonly number[]>
  show(item: Item, site: Site): ShownHit
}

/** What a hit shows besides its title and description. */
export interface ShownHit {
  href: string
  /** Distinguishes equal titles: an article's number, a dealer's place, the parent of a page. */
  detail?: string | undefined
  /** Id of the file whose text was searched. */
  file?: number
}
