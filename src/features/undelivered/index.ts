/** Messages that did not arrive, or may not have: on the admin's first screen, and reported by e-mail. */
import type { Feature } from '../../web/feature'
import { startReporting } from './report'
import { undeliveredMessages } from './tasks'

export const undeliveredFeature: Feature = {
  name: 'undelivered',
  admin: { tasks: [undeliveredMessages] },
  work: startReporting,
}
