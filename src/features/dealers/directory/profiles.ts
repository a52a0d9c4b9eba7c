/**
 * Profiles: distinct combinations of the fields that filters use. 100,000 dealers have some hundred combinations of
 * services, lines and hours; a filter runs once for each of them, not for each dealer.
 */
import type { DealerProfile } from './entry'

export interface Profiles {
  all: readonly DealerProfile[]
  /** For each dealer, in order, the index of its profile in `all`. */
  of: Uint32Array
}

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

export function profilesOf(dealers: readonly DealerProfile[]): Profiles {
  const all: DealerProfile[] = []
  const known = new Map<unknown, Map<unknown, Map<unknown, number>>>()
  const of = Uint32Array.from(dealers, ({ services, lines, hours }) => {
    const ofServices = within(known, services, () => new Map<unknown, Map<unknown, number>>())
    const ofLines = within(ofServices, lines, () => new Map<unknown, number>())
    return within(ofLines, hours, () => all.push({ services, lines, hours }) - 1)
  })
  return { all, of }
}

/** Counts by profile index, without zeros. */
export function countsOf({ all }: Profiles, counts: Uint32Array): ProfileCount[] {
  return all.flatMap((profile, at) => (counts[at] ? [{ profile, count: counts[at] }] : []))
}

export function countProfiles(dealers: readonly DealerProfile[]): ProfileCount[] {
  const profiles = profilesOf(dealers)
  const counts = new Uint32Array(profiles.all.length)
  for (const at of profiles.of) counts[at] = (counts[at] as number) + 1
  return countsOf(profiles, counts)
}
