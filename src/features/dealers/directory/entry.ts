/** A published dealer as the index in memory holds it: what finding, sorting and a card need, and no more. */
import type { Position } from '../distance'
import type { OpeningHours } from '../hours/opening'
import type { PostcodeRange } from '../postcodes/ranges'

/** What filters ask about, and many dealers have alike. */
export interface DealerProfile {
  /** Ids. */
  services: readonly number[]
  /** Ids of the product lines that it carries. */
  lines: readonly number[]
  /** Undefined where nothing is known. */
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
  /** Undefined: found by name and place alone. */
  position: Position | undefined
  priority: number
  /** Postcodes that it serves. */
  ranges: readonly PostcodeRange[]
  /** Kilometres around it that it serves; 0 for none. */
  areaRadius: number
  /** As the database writes a moment. */
  updatedAt: string
}

export interface FoundDealer {
  dealer: DealerEntry
  km: number
}
