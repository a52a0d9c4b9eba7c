/** E-mails about accounts are not kept longer than their links are valid. */

import { startWorkLoop } from '../../platform/workLoop'
import type { Feature } from '../../web/feature'
import { deleteEmails } from './deleteEmails'

/** Milliseconds that such e-mails are kept after they were sent. */
const KEPT = 7 * 24 * 60 * 60 * 1000

/** Milliseconds between runs. */
const INTERVAL = 60 * 60 * 1000

/** Work of a feature: deletes its sent e-mails, whose keys begin with the prefix. */
export function deleteSentEmails(keyPrefix: string): NonNullable<Feature['work']> {
  return async ({ payload, log }) => {
    const loop = startWorkLoop({
      interval: INTERVAL,
      work: () => deleteEmails(payload, { keyPrefix, sentBefore: Date.now() - KEPT }),
      onError: (error) => log.error({ err: error }, 'old e-mails about accounts could not be removed'),
    })
    return loop.stop
  }
}
