/** Counts in memory which addresses browsers opened in vain, and stores the counts every few seconds. */

import { networkOf } from '../../../platform/network'
import { createRateLimit } from '../../../platform/rateLimit'
import { startWorkLoop } from '../../../platform/workLoop'
import type { Runtime } from '../../../web/feature'
import { holdsPersonalData } from '../../../web/holdsPersonalData'
import type { MissedListener } from '../../../web/missedListener'
import { normalisedPath } from '../rules'
import { type MissedAddress, storeMissedAddresses } from './store'

/** Milliseconds between two stores. */
const INTERVAL = 5 * 1000
/** Addresses between two stores. */
const MAX_PENDING = 500
/** Characters of an address; longer ones are not links of people. */
const MAX_LENGTH = 300
/** Of one network, so that a scanner does not push out what visitors miss. */
const limitOfNetwork = { tries: 20, perMilliseconds: 60 * 1000 }

/** The page of this site that leads here, or the host of another site; undefined where the browser does not say. */
export function linkedFrom(referrer: string | undefined, siteUrl: string): string | undefined {
  if (!referrer || !URL.canParse(referrer)) return undefined
  const { host, pathname } = new URL(referrer)
  if (!host) return undefined
  if (host !== new URL(siteUrl).host) return host.slice(0, MAX_LENGTH)
  const path = normalisedPath(pathname)
  return holdsPersonalData(path) ? undefined : path.slice(0, MAX_LENGTH)
}

export function createMissedListener({ payload, log, siteUrl }: Runtime): MissedListener {
  const limit = createRateLimit(limitOfNetwork)
  let pending = new Map<string, MissedAddress>()

  async function store(): Promise<void> {
    const missed = [...pending.values()]
    pending = new Map()
    await storeMissedAddresses(payload, missed)
  }

  const loop = startWorkLoop({
    interval: INTERVAL,
    work: store,
    onError: (error) => log.error({ err: error }, 'addresses without a page could not be counted'),
  })

  return {
    missed({ address: visitor, headers, url }) {
      // What browsers open; pictures, scripts and most scanners say something else, or nothing.
      if (headers['sec-fetch-dest'] !== 'document') return
      const address = normalisedPath(url)
      if (address.length > MAX_LENGTH || holdsPersonalData(address)) return
      const now = Date.now()
      const known = pending.get(address)
      if ((!known && pending.size >= MAX_PENDING) || !limit.take(networkOf(visitor), now)) return
      pending.set(address, {
        address,
        hits: (known?.hits ?? 0) + 1,
        lastAt: now,
        linkedFrom: linkedFrom(headers.referer, siteUrl) ?? known?.linkedFrom,
      })
    },
    async stop() {
      await loop.stop()
      await store()
    },
  }
}
