/** Accounts of visitors: registering, signing in, and a page of one's own. */
import type { Feature } from '../../site/feature'
import { members } from './collections'
import { REGISTER_ACTION } from './contract'
import { accountSecretTexts } from './links'
import { membersData } from './personalData'
import { registrationAction } from './registrationAction'
import { accountRoutes } from './routes'
import { startAccountWork } from './work'

export { AccountPanel } from './AccountPanel'
export { deviceOf } from './device'
export { registrationNonce } from './nonce'

export const accountsFeature: Feature = {
  name: 'accounts',
  collections: [members],
  routes: accountRoutes,
  personalData: [membersData],
  secretTexts: accountSecretTexts,
  work: startAccountWork,
  ajaxActions: (runtime) => ({ [REGISTER_ACTION]: registrationAction(runtime) }),
}
