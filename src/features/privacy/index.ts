/**
 * Privacy as a whole: lists personal data, removes it in time, exports and erases it on request, and logs who saw it.
 */
import type { Feature } from '../../web/feature'
import { watchSettings, watchStaff } from './accessLog'
import { accessLog, privacyRuns } from './collections'
import { privacySettings } from './globals'
import { accessData } from './personalData'
import { startPrivacyWork } from './work'

export {
  personHash,
  recordAccess,
  recordAction,
  recordExport,
  staffOf,
} from './accessLog'
export type { AccessAction } from './collections'
export { erasePerson, exportName, exportPerson, findPerson } from './person'
export { readPerson } from './readPerson'
export { withoutSecrets } from './secretTexts'

export const privacyFeature: Feature = {
  name: 'privacy',
  collections: [accessLog, privacyRuns],
  globals: [privacySettings],
  personalData: [accessData],
  admin: {
    views: {
      privacy: { path: '/personvern', Component: '/src/features/privacy/admin/PrivacyView#PrivacyView' },
    },
  },
  cms: {
    collection: (collection, { personalData }) => watchStaff(personalData)(collection),
    global: watchSettings,
  },
  work: startPrivacyWork,
}
