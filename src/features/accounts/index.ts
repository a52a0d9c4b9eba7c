/** Visitors' accounts: registration, sign-in, and the member's page. */

import type { Feature } from '../../web/feature'
import { deleteSentEmails } from '../outbox'
import { ACCOUNT_PATH } from './addresses'
import { memberPasskeys, members } from './collections'
import { REGISTER_ACTION } from './contract'
import { formTextsAnswer } from './formTexts'
import { accountSecretTexts } from './links'
import { EMAIL_KEY_PREFIX } from './mail/emails'
import { membersData } from './personalData'
import { registrationAction } from './registrationAction'
import { accountRoutes } from './routes'
import { texts } from './texts'

export { AccountPanel } from './AccountPanel'
export { registrationNonce } from './nonce'

export const accountsFeature: Feature = {
  name: 'accounts',
  screens: [ACCOUNT_PATH],
  texts,
  collections: [members, memberPasskeys],
  routes: accountRoutes,
  answers: [formTextsAnswer],
  personalData: [membersData],
  secretTexts: accountSecretTexts,
  work: deleteSentEmails(EMAIL_KEY_PREFIX),
  ajaxActions: (runtime) => ({ [REGISTER_ACTION]: registrationAction(runtime) }),
}
