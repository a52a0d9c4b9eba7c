/** Where an event is: its own words, else those of the dealer that it is held at. */

import type { ContentReader } from '../../cms/reader'
import { relatedId } from '../../cms/relatedId'
import type { Event } from '../../cms/types'
import type { Site } from '../../web/site'
import { dealersHref, findDealer } from '../dealers'

export interface EventPlace {
  name: string
  street: string
  postcode: string
  city: string
  /** Page of the dealer. */
  href: string | undefined
}

type Located = Pick<Event, 'place' | 'street' | 'postcode' | 'city'> & {
  dealer?: number | { id: number } | null | undefined
}

/** Undefined for an event without a place. */
export async function placeOf(
  event: Located,
  { site, reader }: { site: Site; reader: ContentReader },
): Promise<EventPlace | undefined> {
  const id = relatedId(event.dealer)
  const dealer = id ? await findDealer(reader, id) : undefined
  // An address of its own replaces the dealer's as a whole.
  const address = event.street || event.postcode || event.city ? event : dealer
  const place = {
    name: event.place || dealer?.name || '',
    street: address?.street || '',
    postcode: address?.postcode || '',
    city: (address === event ? event.city : dealer?.place) || '',
    href: dealer && `${dealersHref(site)}/${dealer.slug}`,
  }
  return place.name || place.street || place.postcode || place.city ? place : undefined
}

export function placeText({ name, street, postcode, city }: EventPlace): string {
  return [name, street, `${postcode} ${city}`.trim()].filter(Boolean).join(', ')
}
