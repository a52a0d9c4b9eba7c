/** What a search finds, and what it is told of it. */
import type { Match } from './wordMatcher'

export interface Searchable {
  id: number
  title: string
  description: string
  /** Sort key. A search that equals it or is its prefix ranks above all word matches. */
  number?: string
}

export interface Hit<Item> {
  item: Item
  score: number
  /** Whether it holds all that was searched for. */
  isComplete: boolean
}

export interface Hits<Item> {
  total: number
  /** The highest-ranked hits. */
  best: Hit<Item>[]
}

/** A word of a search with what it matches in this index. */
export interface WeighedMatches {
  matches: readonly Match[]
  weight: number
  /** Whether documents that it does not match are left out. */
  isStrict?: boolean
}
