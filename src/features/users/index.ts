/** Users of the admin. */
import type { Feature } from '../../web/feature'
import { deleteSentEmails } from '../outbox'
import { users } from './collections'
import { EMAIL_KEY_PREFIX } from './emails'
import { INVITATION_PATH } from './invitations/lifetime'
import { createSingleSignOn } from './oidc/client'
import { staffIdentities } from './oidc/identities'
import { usersData } from './personalData'
import { staffCodes, staffPasskeys, staffRecoveryCodes } from './secondStep/collections'
import { staffSessions } from './sessions/collection'
import { staffSignIn } from './settings'

export { USERS } from './collections'
export type { OidcSettings } from './oidc/singleSignOn'
export { addUser, listUsers, removeUser, rescueAccount } from './operator'

/** Keys of e-mailed password and invitation links, and session tokens. */
const userSecretTexts = [/(?<=\/admin\/(?:reset|invitasjon)\/)[\w.-]+/g, /(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]+/g]

export const usersFeature: Feature = {
  name: 'users',
  collections: [users, staffSessions, staffPasskeys, staffCodes, staffRecoveryCodes, staffIdentities],
  globals: [staffSignIn],
  personalData: [usersData],
  secretTexts: userSecretTexts,
  admin: {
    providers: ['/src/features/users/admin/SessionKeeper#SessionKeeper'],
    dashboard: ['/src/features/users/admin/SecondStepPrompt#SecondStepPrompt'],
    signIn: [
      '/src/features/users/admin/PasskeySignIn#PasskeySignIn',
      '/src/features/users/oidc/admin/SingleSignOn#SingleSignOn',
    ],
    views: {
      // Payload's own name: it takes the place of its screen.
      login: { path: '/login', Component: '/src/features/users/admin/SignInView#SignInView' },
      invitation: { path: INVITATION_PATH, Component: '/src/features/users/admin/InvitationView#InvitationView' },
    },
  },
  declared: ({ oidc, siteUrl }) => ({ singleSignOn: oidc && createSingleSignOn(oidc, siteUrl) }),
  work: deleteSentEmails(EMAIL_KEY_PREFIX),
}
