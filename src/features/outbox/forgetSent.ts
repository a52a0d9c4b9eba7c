/** Beside requests: letters about accounts are not kept longer than their links are good for. */
import type { Feature } from '../../site/feature'
import { startWorkLoop } from '../../site/workLoop'
import { forgetEmails } from './forget'

/** Milliseconds that such letters are kept once they were sent. */
const KEPT = 7 * 24 * 60 * 60 * 1000

/** Milliseconds between looks. */
const INTERVAL = 60 * 60 * 1000

/** Work of a feature: removes its sent letters, whose keys begin with the prefix. */
export function forgetSentLetters(keyPrefix: string): NonNullable<Feature['work']> {
  return async ({ payload, log }) => {
    const loop = startWorkLoop({
      interval: INTERVAL,
      work: () => forgetEmails(payload, { keyPrefix, sentBefore: Date.now() - KEPT }),
      onError: (error) => log.error({ err: error }, 'old letters about accounts could not be removed'),
    })
    return loop.stop
  }
}
