/** The chosen upstream with its credentials. */
import type { BasePayload, PayloadRequest } from 'payload'
import { onChange } from '../../cms/changes'
import type { ForwardingSetting } from '../../cms/types'
import { service } from '../../platform/services'
import { type UpstreamName, upstreamOf } from './chosenUpstream'

export type Chosen = ForwardingSetting & { upstream: UpstreamName }

/** Cache tag of the settings. */
export const FORWARDING_TAG = 'forwardingSettings'

/** The part of the settings that visitors may know. */
export const readForwarding = (req: PayloadRequest) =>
  req.payload.findGlobal({ slug: FORWARDING_TAG, depth: 0, overrideAccess: false, req })

/** Milliseconds that the settings are cached: they are read for each hit, and another process may have changed them. */
const KEPT = 2000

interface ReadSettings {
  until: number
  round: number
  chosen: Promise<Chosen | undefined>
}

const kept = service<BasePayload, ReadSettings | undefined>(() => undefined)

/** Incremented when a change in this process is committed: the change applies at once. */
let round = 0
onChange((tags) => {
  if (isAboutForwarding(tags)) round++
})

export const isAboutForwarding = (tags: readonly string[]): boolean => tags.includes(FORWARDING_TAG)

/** Undefined where nothing is forwarded. Bypasses access control: includes credentials, for the program only. */
export function readUpstream(payload: BasePayload): Promise<Chosen | undefined> {
  const known = kept.of(payload)
  if (known && known.round === round && Date.now() < known.until) return known.chosen
  const chosen = read(payload)
  kept.provide(payload, { until: Date.now() + KEPT, round, chosen })
  chosen.catch(() => kept.provide(payload, undefined))
  return chosen
}

async function read(payload: BasePayload): Promise<Chosen | undefined> {
  const settings = await payload.findGlobal({ slug: 'forwardingSettings', depth: 0 })
  const upstream = upstreamOf(settings)
  return upstream && { ...settings, upstream }
}
