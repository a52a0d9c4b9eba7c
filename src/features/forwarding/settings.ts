/** The chosen upstream with what it takes to reach it. */
import type { BasePayload } from 'payload'
import type { ForwardingSetting } from '../../content/types'
import { type UpstreamName, upstreamOf } from '../../site/upstreams'

export type Chosen = ForwardingSetting & { upstream: UpstreamName }

/** Milliseconds for which it is kept: it is asked for each hit, and another process may have changed it. */
const KEPT = 2000

const kept = new WeakMap<BasePayload, { until: number; chosen: Promise<Chosen | undefined> }>()

/** Undefined where nothing is forwarded. Past access: with credentials, for the program alone. */
export function readUpstream(payload: BasePayload): Promise<Chosen | undefined> {
  const known = kept.get(payload)
  if (known && Date.now() < known.until) return known.chosen
  const chosen = read(payload)
  kept.set(payload, { until: Date.now() + KEPT, chosen })
  chosen.catch(() => kept.delete(payload))
  return chosen
}

async function read(payload: BasePayload): Promise<Chosen | undefined> {
  const settings = await payload.findGlobal({ slug: 'forwardingSettings', depth: 0 })
  const upstream = upstreamOf(settings)
  return upstream && { ...settings, upstream }
}

/** What was changed in this process holds at once. */
export function forgetUpstream(payload: BasePayload): void {
  kept.delete(payload)
}
