/** Accounts of visitors: registering, signing in, and a page of one's own. */
import type { Feature } from '../../site/feature'
import { members } from './collections'
import { REGISTER_ACTION } from './contract'
import { registrationAction } from './registrationAction'
import { accountRoutes } from './routes'

export { AccountPanel } from './AccountPanel'
export { isRegistrationNonce, registrationNonce } from './nonce'

export const accountsFeature: Feature = {
  name: 'accounts',
  collections: [members],
  routes: accountRoutes,
  ajaxActions: (runtime) => ({ [REGISTER_ACTION]: registrationAction(runtime) }),
}
