/** Deleting: where something is used, bins to restore from, and their emptying. */
import type { Feature } from '../../web/feature'
import { startEmptying } from './emptying'

export { withBin } from './collections'
export { guardDeletions } from './endpoints'
export { binWords } from './words'

export const deletionFeature: Feature = { name: 'deletion', work: startEmptying }
