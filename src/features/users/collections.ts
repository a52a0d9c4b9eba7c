/** Users of the admin: staff and dealers, by role. Visitors who register are members, another collection. */

import type { Access, CollectionConfig, Field, PayloadRequest } from 'payload'
import { administrators, administratorsOnField, hasRole, hiddenUnless, roleNames, roles } from '../../cms/access/roles'
import { adminGroups } from '../../cms/adminMenu'
import { translateFor } from '../../cms/messages'
import { DEALERS } from '../dealers'
import { deleteOwned } from './deleteOwned'
import { invitationEndpoints, inviteWithoutPassword } from './invitations/invite'
import { userMessages } from './messages'
import { notifyOfChanges } from './notifyOfChanges'
import { oidcEndpoints } from './oidc/endpoints'
import { askOwnPassword } from './ownPassword'
import { forgotPassword, resetPassword } from './passwordReset'
import { checkPassword } from './passwordRule'
import { refusal } from './refusal'
import { changeEndpoints } from './secondStep/changeEndpoints'
import { checkEndpoints } from './secondStep/checkEndpoints'
import { resetEndpoints } from './secondStep/resetEndpoints'
import { sessionEndpoints } from './sessions/endpoints'
import { staffStrategy } from './sessions/strategy'
import { adoptSignIn, checkSignIn, signIn } from './signIn'

export const USERS = 'users'

/** The role is checked as well: a member of the site may have the same id as a user. */
const administratorsOrSelf: Access = ({ req }) => {
  if (hasRole(req.user, 'administrator')) return true
  return hasRole(req.user, ...roles) && req.user ? { id: { equals: req.user.id } } : false
}

export const users: CollectionConfig = {
  slug: USERS,
  labels: { singular: { nb: 'Bruker', en: 'User' }, plural: { nb: 'Brukere', en: 'Users' } },
  auth: {
    // No lockout: attempts are rate limited instead (`signIn.ts`).
    maxLoginAttempts: 0,
    strategies: [staffStrategy],
    cookies: { sameSite: 'Lax' },
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'invitedAt'],
    listSearchableFields: ['name', 'email'],
    group: adminGroups.settings,
    hidden: hiddenUnless('administrator'),
    components: {
      views: {
        // In place of Payload's form, which asks for a password.
        invite: { path: '/create', Component: '/src/features/users/admin/InviteView#InviteView' },
      },
    },
  },
  access: {
    admin: ({ req }) => hasRole(req.user, ...roles),
    create: administrators,
    delete: administrators,
    read: administratorsOrSelf,
    update: administratorsOrSelf,
  },
  hooks: {
    beforeOperation: [checkSignIn],
    afterLogin: [adoptSignIn],
    // Payload accepts a token if the user document holds its session. Hidden sessions leave that decision to
    // `strategy.ts`.
    afterRead: [({ doc }) => ({ ...doc, sessions: [] })],
    beforeValidate: [inviteWithoutPassword, checkPassword, askOwnPassword],
    beforeChange: [
      async ({ data, originalDoc, operation, req }) => {
        if (
          operation === 'update' &&
          originalDoc?.role === 'administrator' &&
          data.role &&
          data.role !== 'administrator'
        )
          await refuseWithoutAdministrator(req, originalDoc.id)
        // Choosing a password accepts the invitation.
        return operation === 'update' && data.password ? { ...data, invitedAt: null } : data
      },
    ],
    afterChange: [notifyOfChanges],
    beforeDelete: [async ({ id, req }) => refuseWithoutAdministrator(req, id)],
    afterDelete: [async ({ id, req }) => deleteOwned(req.payload, Number(id))],
  },
  endpoints: [
    signIn,
    forgotPassword,
    resetPassword,
    ...sessionEndpoints,
    ...checkEndpoints,
    ...changeEndpoints,
    ...invitationEndpoints,
    ...resetEndpoints,
    ...oidcEndpoints,
  ],
  fields: [
    { name: 'name', type: 'text', required: true, label: { nb: 'Navn', en: 'Name' } },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      label: { nb: 'Rolle', en: 'Role' },
      options: roles.map((role) => ({ value: role, label: roleNames[role] })),
      access: { create: administratorsOnField, update: administratorsOnField },
    },
    {
      name: 'dealer',
      type: 'relationship',
      relationTo: DEALERS,
      maxDepth: 0,
      saveToJWT: true,
      label: { nb: 'Forhandler', en: 'Dealer' },
      admin: { condition: ({ role }) => role === 'dealer' },
      access: { create: administratorsOnField, update: administratorsOnField },
      validate: (
        value: unknown,
        { data, req }: { data: { role?: string }; req: Parameters<typeof translateFor>[0] },
      ) => (data.role !== 'dealer' || value ? true : translateFor(req, userMessages.needsDealer)),
    } as Field,
    {
      // When the user was invited; null once a password is chosen.
      name: 'invitedAt',
      type: 'date',
      label: { nb: 'Status', en: 'State' },
      access: { create: () => false, update: () => false },
      admin: {
        readOnly: true,
        condition: () => false,
        components: { Cell: '/src/features/users/admin/InvitedCell#InvitedCell' },
      },
    },
    {
      name: 'currentPassword',
      type: 'text',
      // Submitted with a change, never stored.
      virtual: true,
      label: { nb: 'Ditt eget passord', en: 'Your own password' },
      admin: {
        condition: ({ id }) => id !== undefined,
        description: {
          nb: 'Trengs når passord, e-post eller rolle skal endres.',
          en: 'Needed when a password, an e-mail or a role is to be changed.',
        },
        components: { Field: '/src/features/users/admin/OwnPasswordField#OwnPasswordField' },
      },
    },
    {
      name: 'signInSecurity',
      type: 'ui',
      admin: { components: { Field: '/src/features/users/admin/AccountSecurity#AccountSecurity' } },
    },
    {
      name: 'identities',
      type: 'ui',
      admin: { components: { Field: '/src/features/users/oidc/admin/Identities#Identities' } },
    },
  ],
}

/** A site must keep at least one administrator. */
async function refuseWithoutAdministrator(req: PayloadRequest, id: number | string): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { and: [{ role: { equals: 'administrator' } }, { id: { not_equals: id } }] },
  })
  if (totalDocs === 0) throw refusal(req, 'role', userMessages.lastAdministrator)
}
