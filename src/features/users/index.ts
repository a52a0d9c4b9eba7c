/** Users of the admin. */
import type { Feature } from '../../web/feature'
import { forgetSentLetters } from '../outbox'
import { users } from './collections'
import { LETTER_PREFIX } from './emails'
import { INVITATION_PATH } from './invitations/lifetime'
import { staffIdentities } from './oidc/identities'
import { usersData } from './personalData'
import { staffCodes, staffPasskeys, staffRecoveryCodes } from './secondStep/collections'
import { staffSignIn } from './secondStep/settings'
import { staffSessions } from './sessions/collection'

export { rescueAccount } from './rescue'

/** Links in letters about passwords and invitations, and the tokens of sessions. */
const userSecretTexts = [/(?<=\/admin\/(?:reset|invitasjon)\/)[\w.-]+/g, /(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]+/g]

export const usersFeature: Feature = {
  name: 'users',
  collections: [users, staffSessions, staffPasskeys, staffCodes, staffRecoveryCodes, staffIdentities],
  globals: [staffSignIn],
  personalData: [usersData],
  secretTexts: userSecretTexts,
  adminViews: {
    // Payload's own name: it takes the place of its screen.
    login: { path: '/login', Component: '/src/features/users/admin/SignInView#SignInView' },
    invitation: { path: INVITATION_PATH, Component: '/src/features/users/admin/InvitationView#InvitationView' },
  },
  work: forgetSentLetters(LETTER_PREFIX),
}
