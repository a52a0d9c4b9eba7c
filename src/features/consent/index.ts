/** Consent: asked for only where something needs it, refused as easily as given, and withdrawn at any time. */

import type { Feature } from '../../web/feature'
import { CONSENT_PATH } from './addresses'
import { choiceWordings, consentChoices } from './collections'
import { consentSettings } from './globals'
import { readConsentQuestion } from './inUse'
import { consentData } from './personalData'
import { consentRoutes } from './routes'
import { texts } from './texts'

export { CONSENT_PATH } from './addresses'
export { deleteAnswers } from './evidence'
export { consentFrame } from './frame'

export const consentFeature: Feature = {
  name: 'consent',
  screens: [CONSENT_PATH],
  texts,
  collections: [consentChoices, choiceWordings],
  globals: [consentSettings],
  routes: consentRoutes,
  readConsentQuestion,
  personalData: [consentData],
}
