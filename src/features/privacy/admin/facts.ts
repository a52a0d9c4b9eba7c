/** Response types of the privacy endpoints. */
export interface InventoryKind {
  key: string
  name: string
  contents: string
  purpose: string
  basis: string
  seenBy: string
  places: readonly { slug: string; label: string }[]
  kept: { days: number; since: string } | { rule: string }
  /** What an erasure leaves behind, or why no person can be found. */
  erasing: string | null
  count: number
  /** ISO 8601. */
  oldest: string | null
}

export interface Overview {
  kinds: readonly InventoryKind[]
  run: { at: string; next: string; removed: readonly { name: string; count: number }[] } | null
}

export interface FoundFacts {
  found: readonly { name: string; count: number; files: number; leaves: string | null }[]
}

export interface ErasedFacts {
  erased: readonly { name: string; erased: number; left: number; leaves: string | null }[]
}
