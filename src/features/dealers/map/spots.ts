/** Which dealers get a dot on a map of all of them. */
import type { DealerEntry } from '../directory/entry'

/** Dots on the map of all dealers: more would overlap, and enlarge the page. */
const MOST_DOTS = 800

/** One dealer for each spot: those without a position, and further ones at the same spot, are left out. */
export function spotsOf(dealers: Iterable<DealerEntry>): DealerEntry[] {
  const spots = new Map<string, DealerEntry>()
  for (const dealer of dealers) {
    if (!dealer.position || spots.size >= MOST_DOTS) continue
    const { latitude, longitude } = dealer.position
    const spot = `${latitude.toFixed(1)} ${longitude.toFixed(1)}`
    if (!spots.has(spot)) spots.set(spot, dealer)
  }
  return [...spots.values()]
}
