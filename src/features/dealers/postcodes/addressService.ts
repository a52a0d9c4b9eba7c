/**
 * The open address service of Kartverket, or one that answers like it: `?sok=…&treffPerSide=1` →
 * `{ adresser: [{ adressetekst, postnummer, poststed, representasjonspunkt: { lat, lon } }] }`.
 *
 * An improvement and no more: whatever goes wrong, there is no answer, and nobody waits longer than two seconds.
 */
import { z } from 'zod'
import { createRateLimit } from '../../../site/rateLimit'
import type { Position } from '../distance'
import { placeName } from './names'

/** Milliseconds. */
const PATIENCE = 2000
/** Milliseconds for which an answer is repeated: addresses seldom move. */
const KEPT = 24 * 60 * 60 * 1000
/** Milliseconds for which a service that failed is left alone. */
const REST = 30_000
const MAX_KEPT = 1000
/** The service is a gift: visitors who type nonsense must not become its burden. All of them together, a minute. */
const limit = createRateLimit({ tries: 120, perMilliseconds: 60_000 })

const answerSchema = z.object({
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
  place: string
}

const kept = new Map<string, { found: FoundAddress | undefined; until: number }>()

export async function lookUpAddress(
  service: string,
  text: string,
  now = Date.now(),
): Promise<FoundAddress | undefined> {
  const key = `${service} ${text.toLowerCase()}`
  const known = kept.get(key)
  if (known && known.until > now) return known.found
  if (!limit.take(service, now)) return undefined
  const answer = await ask(service, text)
  if (kept.size >= MAX_KEPT) for (const oldest of kept.keys()) if (kept.delete(oldest)) break
  kept.set(key, { found: answer.found, until: now + (answer.failed ? REST : KEPT) })
  return answer.found
}

async function ask(service: string, text: string): Promise<{ found: FoundAddress | undefined; failed: boolean }> {
  try {
    const address = new URL(service)
    address.searchParams.set('sok', text)
    address.searchParams.set('treffPerSide', '1')
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE), redirect: 'error' })
    if (!response.ok) return { found: undefined, failed: true }
    const [first] = answerSchema.parse(await response.json()).adresser
    if (!first) return { found: undefined, failed: false }
    const { lat, lon } = first.representasjonspunkt
    const town = [first.postnummer, placeName(first.poststed)].filter(Boolean).join(' ')
    return {
      failed: false,
      found: {
        label: [first.adressetekst, town].filter(Boolean).join(', ') || text,
        position: { latitude: lat, longitude: lon },
        postcode: first.postnummer,
        place: placeName(first.poststed),
      },
    }
  } catch {
    return { found: undefined, failed: true }
  }
}
