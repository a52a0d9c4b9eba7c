/** A published dealer in the in-memory directory: the fields for finding, sorting and cards. */
import type { Position } from '../distance'
import type { OpeningHours } from '../hours/opening'
import type { PostcodeRange } from '../postcodes/ranges'

/** The fields that filters use; many dealers share the same values. */
export interface DealerProfile {
  /** Ids. */
  services: readonly number[]
  /** Ids of the product lines that it carries. */
  lines: readonly number[]
  /** Undefined if unknown. */
  hours: OpeningHours | undefined
}

export interface DealerEntry extends DealerProfile {
  id: number
  slug: string
  number: string
  name: string
  street: string
  postcode: string
  place: string
  phone: string
  /** Undefined: found by name and place only. */
  position: Position | undefined
  priority: number
  /** Postcodes that it serves. */
  ranges: readonly PostcodeRange[]
  /** Kilometres around it that it serves; 0 for none. */
  areaRadius: number
  /** Ids of the articles that it has on show. */
  onShow: readonly number[]
  /** Address that search engines are to index instead of its page (`web/canonical.ts`). */
  canonical?: string
  /** In the database's form of a moment. */
  updatedAt: string
}

export interface FoundDealer {
  dealer: DealerEntry
  km: number
}
