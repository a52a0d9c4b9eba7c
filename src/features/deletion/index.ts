/** Deletion: uses of a document, bins to restore from, and their emptying. */
import type { Feature } from '../../web/feature'
import { binWords } from './binTexts'
import { withBin } from './collections'
import { startEmptying } from './emptying'
import { guardDeletions } from './endpoints'

export const deletionFeature: Feature = {
  name: 'deletion',
  admin: { providers: ['/src/features/deletion/admin/DeletionDialog#DeletionDialog'], words: binWords },
  cms: { collection: withBin, config: guardDeletions },
  work: startEmptying,
}
