/**
 * Profiles: distinct combinations of the fields that filters use. 100,000 dealers have some hundred combinations of
 * services, lines and hours; a filter runs once for each of them, not for each dealer.
 */
import type { DealerProfile } from './entry'

/** A group of dealers with the same profile. */
export interface ProfileCount {
  profile: DealerProfile
  count: number
}

/** Nested maps: interned values are the same object, so they can be keys. */
function within<Key, Inner>(map: Map<Key, Inner>, key: Key, make: () => Inner): Inner {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

export class Profiles {
  readonly all: DealerProfile[] = []
  readonly #known = new Map<unknown, Map<unknown, Map<unknown, number>>>()

  /** The index of a dealer's profile in `all`. */
  numberOf({ services, lines, hours }: DealerProfile): number {
    const ofServices = within(this.#known, services, () => new Map<unknown, Map<unknown, number>>())
    const ofLines = within(ofServices, lines, () => new Map<unknown, number>())
    return within(ofLines, hours, () => this.all.push({ services, lines, hours }) - 1)
  }

  /** Counts by profile index, without zeros. */
  counted(counts: Uint32Array): ProfileCount[] {
    return this.all.flatMap((profile, at) => (counts[at] ? [{ profile, count: counts[at] }] : []))
  }
}

export function countProfiles(dealers: readonly DealerProfile[]): ProfileCount[] {
  const profiles = new Profiles()
  const counts: number[] = []
  for (const dealer of dealers) {
    const profile = profiles.numberOf(dealer)
    counts[profile] = (counts[profile] ?? 0) + 1
  }
  return profiles.counted(Uint32Array.from(counts))
}
