/** Simultaneous editing of one document: presence, conflicts, and refused texts. */
import type { Feature } from '../../web/feature'
import { documentEdits, refusedSaves } from './collections'
import { editsData, refusedData } from './personalData'

export { colleaguesIn } from './presence'
export { recordBackground } from './record'
export { withConflictAnswers } from './saving'
export { watchDocuments, watchGlobal, withGlobalRefusals, withRefusals } from './watch'

export const collaborationFeature: Feature = {
  name: 'collaboration',
  collections: [documentEdits, refusedSaves],
  personalData: [editsData, refusedData],
}
