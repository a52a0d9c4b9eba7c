/** What is stored about people, as a whole: listed, removed in time, handed out and erased on request, and who saw it. */
import type { Feature } from '../../web/feature'
import { accessLog, privacyRuns } from './collections'
import { privacySettings } from './globals'
import { accessData } from './personalData'
import { startPrivacyWork } from './work'

export {
  personHash,
  recordAccess as noteAccess,
  recordAction as noteAct,
  recordExport as noteExport,
  staffOf,
  watchSettings,
  watchStaff,
} from './accessLog'
export { erasePerson, exportName, exportPerson, findPerson } from './person'
export { readPerson } from './readPerson'
export { withoutSecrets } from './secretTexts'

export const privacyFeature: Feature = {
  name: 'privacy',
  collections: [accessLog, privacyRuns],
  globals: [privacySettings],
  personalData: [accessData],
  adminViews: {
    privacy: { path: '/personvern', Component: '/src/features/privacy/admin/PrivacyView#PrivacyView' },
  },
  work: startPrivacyWork,
}
