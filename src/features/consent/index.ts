/** Consent: asked for only where something needs it, refused as easily as given, and withdrawn at any time. */
import type { Feature } from '../../site/feature'
import { choiceWordings, consentChoices } from './collections'
import { consentSettings } from './globals'

export const consentFeature: Feature = {
  name: 'consent',
  collections: [consentChoices, choiceWordings],
  globals: [consentSettings],
}
