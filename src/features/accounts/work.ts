/** Beside requests: letters about accounts are not kept longer than their links are good for. */
import type { Runtime } from '../../site/feature'
import { startWorkLoop } from '../../site/workLoop'
import { faultFacts } from './faultFacts'
import { forgetOldLetters } from './mail/letters'

/** Milliseconds between looks. */
const INTERVAL = 60 * 60 * 1000

export async function startAccountWork({ payload, log }: Runtime): Promise<() => Promise<void>> {
  const loop = startWorkLoop({
    interval: INTERVAL,
    work: () => forgetOldLetters(payload, Date.now()),
    onError: (error) => log.error(faultFacts(error), 'old letters about accounts could not be removed'),
  })
  return loop.stop
}
