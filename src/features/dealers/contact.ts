/** Directions to a dealer. */
import type { DealerEntry } from './directory/entry'

/** A URL that works in every browser, and opens the map application on a phone. */
export function routeHref({
  name,
  street,
  postcode,
  place,
  position,
}: Pick<DealerEntry, 'name' | 'street' | 'postcode' | 'place' | 'position'>) {
  const destination = position
    ? `${position.latitude},${position.longitude}`
    : `${name}, ${street}, ${postcode} ${place}`
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`
}
