/** What must not be lost on its way out of the program. */
import type { Feature } from '../../site/feature'
import { emails } from './collections'

export const outboxFeature: Feature = { name: 'outbox', collections: [emails] }
