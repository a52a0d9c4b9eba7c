/**
 * Dealers by what filters ask about. Among 100,000 there are some hundred combinations of services, lines and hours:
 * a filter is asked once for each of them, and not for each dealer.
 */
import type { DealerProfile } from './entry'

export interface Profiles {
  all: readonly DealerProfile[]
  /** Of each dealer, in their order: its place among `all`. */
  of: Uint32Array
}

/** Dealers that filters cannot tell apart. */
export interface ProfileCount {
  profile: DealerProfile
  count: number
}

/** A Map within a Map: what was interned is the same object, and is told apart as fast as can be. */
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

/** `counts` by place among the profiles; without what there is none of. */
export function countsOf({ all }: Profiles, counts: Uint32Array): ProfileCount[] {
  return all.flatMap((profile, at) => (counts[at] ? [{ profile, count: counts[at] }] : []))
}

export function countProfiles(dealers: readonly DealerProfile[]): ProfileCount[] {
  const profiles = profilesOf(dealers)
  const counts = new Uint32Array(profiles.all.length)
  for (const at of profiles.of) counts[at] = (counts[at] as number) + 1
  return countsOf(profiles, counts)
}
