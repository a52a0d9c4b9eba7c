/**
 * Client of Kartverket's open address service, or a compatible one: `?sok=…&treffPerSide=20` → `{ adresser: [{
 * adressetekst, postnummer, poststed, representasjonspunkt: { lat, lon } }] }`.
 *
 * Optional: on any error there is no result, and no request waits longer than two seconds.
 */
import { z } from 'zod'
import { createRateLimit } from '../../../platform/rateLimit'
import { kmBetween, type Position } from '../distance'
import { placeName } from './names'

/** Milliseconds. */
const PATIENCE = 2000
/** Milliseconds for which a result is cached: addresses seldom move. */
const KEPT = 24 * 60 * 60 * 1000
/** Milliseconds for which a failed service is not called. */
const REST = 30_000
const MAX_KEPT = 1000
/** Results requested: streets that more towns have need the town. */
const MOST_FOUND = 20
/** Addresses of one name that are nearer than this are entrances of one address. */
const ONE_ADDRESS_KM = 2
/** The service is free of charge, so calls are limited: for all visitors together, in a minute. */
const limit = createRateLimit({ tries: 120, perMilliseconds: 60_000 })

const responseSchema = z.object({
  adresser: z.array(
    z.object({
      adressetekst: z.string().catch(''),
      postnummer: z.string().catch(''),
      poststed: z.string().catch(''),
      representasjonspunkt: z.object({ lat: z.number(), lon: z.number() }),
    }),
  ),
})

export interface FoundAddress {
  label: string
  position: Position
  postcode: string
  /** In lower case, with its number. */
  street: string
}

const kept = new Map<string, { found: readonly FoundAddress[]; until: number }>()

/** Position of the address; several if several towns have it. */
export async function lookUpAddress(service: string, text: string, now = Date.now()): Promise<readonly FoundAddress[]> {
  const key = `${service} ${text.toLowerCase()}`
  const known = kept.get(key)
  if (known && known.until > now) return known.found
  if (!limit.take(service, now)) return []
  const found = await ask(service, text)
  if (kept.size >= MAX_KEPT) for (const oldest of kept.keys()) if (kept.delete(oldest)) break
  kept.set(key, { found: found.found, until: now + (found.failed ? REST : KEPT) })
  return found.found
}

async function ask(service: string, text: string): Promise<{ found: FoundAddress[]; failed: boolean }> {
  try {
    const address = new URL(service)
    address.searchParams.set('sok', text)
    address.searchParams.set('treffPerSide', String(MOST_FOUND))
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE), redirect: 'error' })
    if (!response.ok) return { found: [], failed: true }
    const hits = responseSchema.parse(await response.json()).adresser.map((hit): FoundAddress => {
      const { lat, lon } = hit.representasjonspunkt
      const town = [hit.postnummer, placeName(hit.poststed)].filter(Boolean).join(' ')
      return {
        label: [hit.adressetekst, town].filter(Boolean).join(', ') || text,
        position: { latitude: lat, longitude: lon },
        postcode: hit.postnummer,
        street: hit.adressetekst.toLowerCase(),
      }
    })
    return { found: apart(hits), failed: false }
  } catch {
    return { found: [], failed: true }
  }
}

/** The best hit, and those of the same street and number in other places. */
function apart(hits: readonly FoundAddress[]): FoundAddress[] {
  const found: FoundAddress[] = []
  for (const hit of hits) {
    if (hit.street !== hits[0]?.street) continue
    if (!found.some(({ position }) => kmBetween(position, hit.position) < ONE_ADDRESS_KM)) found.push(hit)
  }
  return found
}
