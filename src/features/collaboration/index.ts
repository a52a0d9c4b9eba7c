/** Simultaneous editing of one document: presence, conflicts, and refused texts. */
import { lastAuthors } from '../../cms/lastAuthors'
import type { Feature } from '../../web/feature'
import { documentEdits, refusedSaves } from './collections'
import { readLastAuthors } from './lastAuthors'
import { ownDrafts } from './ownDrafts'
import { editsData, refusedData } from './personalData'
import { withConflictResponses } from './saving'
import { watchDocuments, watchGlobal, withGlobalRefusals, withRefusals } from './watch'

export { globalKey, keyOf, readLatest, type Target, targetOf } from './documents'
export { colleaguesIn } from './presence'
export { displayName, recordBackground } from './record'

export const collaborationFeature: Feature = {
  name: 'collaboration',
  collections: [documentEdits, refusedSaves],
  admin: { providers: ['/src/features/collaboration/admin/FormStates#FormStates'], tasks: [ownDrafts] },
  cms: {
    collection: (collection, { personalData }) => watchDocuments(personalData)(withRefusals(collection)),
    global: (global) => watchGlobal(withGlobalRefusals(global)),
    config: withConflictResponses,
  },
  routes: (_, { payload }) => lastAuthors.provide(payload, readLastAuthors),
  personalData: [editsData, refusedData],
}
