/** Links to a dealer: directions and telephone. */
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

/** `22 00 00 00` → `tel:+4722000000`. */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '').replace(/^00/, '+')
  return `tel:${/^\d{8}$/.test(digits) ? `+47${digits}` : digits}`
}
