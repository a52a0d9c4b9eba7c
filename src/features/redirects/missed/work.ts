/** Keeps the list of addresses without a page true, once an hour. */
import { startWorkLoop } from '../../../platform/workLoop'
import type { Runtime } from '../../../web/feature'
import { deleteFoundAddresses } from './store'

/** Milliseconds. */
const INTERVAL = 60 * 60 * 1000

export async function startMissedCleanup({ payload, pageExists, log }: Runtime): Promise<() => Promise<void>> {
  const loop = startWorkLoop({
    interval: INTERVAL,
    work: () => deleteFoundAddresses(payload, pageExists, Date.now()),
    onError: (error) => log.error({ err: error }, 'addresses without a page could not be looked at again'),
  })
  return () => loop.stop()
}
