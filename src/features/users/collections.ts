/** Users of the admin: staff and dealers, by role. Visitors who register are members, another collection. */
import type { Access, CollectionConfig, Field, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import {
  administrators,
  administratorsOnField,
  hasRole,
  hiddenUnless,
  roleNames,
  roles,
} from '../../content/access/roles'
import { say } from '../../content/messages'
import { userMessages } from './messages'

/** Wrong passwords before an account is locked, and for how long (milliseconds). */
const MAX_LOGIN_ATTEMPTS = 6
const LOCK_TIME = 10 * 60 * 1000
/** Length over rules (NIST SP 800-63B): no demands on kinds of characters. */
const MIN_PASSWORD = 10
/** Seconds that a session lasts without use. */
const SESSION_SECONDS = 8 * 60 * 60

/** A role is asked for: a member of the site may have the same number as a user. */
const administratorsOrSelf: Access = ({ req }) => {
  if (hasRole(req.user, 'administrator')) return true
  return hasRole(req.user, ...roles) && req.user ? { id: { equals: req.user.id } } : false
}

export const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: { nb: 'Bruker', en: 'User' }, plural: { nb: 'Brukere', en: 'Users' } },
  auth: {
    maxLoginAttempts: MAX_LOGIN_ATTEMPTS,
    lockTime: LOCK_TIME,
    tokenExpiration: SESSION_SECONDS,
    cookies: { sameSite: 'Lax' },
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
    group: { nb: 'Tilgang', en: 'Access' },
    hidden: hiddenUnless('administrator'),
  },
  access: {
    admin: ({ req }) => hasRole(req.user, ...roles),
    create: administrators,
    delete: administrators,
    unlock: administrators,
    read: administratorsOrSelf,
    update: administratorsOrSelf,
  },
  hooks: {
    beforeValidate: [
      ({ data, req }) => {
        const password: unknown = data?.password
        if (typeof password === 'string' && password.length < MIN_PASSWORD)
          throw new ValidationError(
            {
              collection: 'users',
              errors: [{ path: 'password', message: say(req, userMessages.shortPassword, { min: MIN_PASSWORD }) }],
              req,
            },
            req.t,
          )
        return data
      },
    ],
    beforeChange: [
      async ({ data, originalDoc, operation, req }) => {
        if (
          operation === 'update' &&
          originalDoc?.role === 'administrator' &&
          data.role &&
          data.role !== 'administrator'
        )
          await refuseWithoutAdministrator(req, originalDoc.id)
        return data
      },
    ],
    beforeDelete: [async ({ id, req }) => refuseWithoutAdministrator(req, id)],
  },
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
      relationTo: 'dealers',
      maxDepth: 0,
      saveToJWT: true,
      label: { nb: 'Forhandler', en: 'Dealer' },
      admin: { condition: ({ role }) => role === 'dealer' },
      access: { create: administratorsOnField, update: administratorsOnField },
      validate: (value: unknown, { data, req }: { data: { role?: string }; req: Parameters<typeof say>[0] }) =>
        data.role !== 'dealer' || value ? true : say(req, userMessages.needsDealer),
    } as Field,
  ],
}

/** A site without an administrator can be run by nobody. */
async function refuseWithoutAdministrator(req: PayloadRequest, id: number | string): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { and: [{ role: { equals: 'administrator' } }, { id: { not_equals: id } }] },
  })
  if (totalDocs === 0)
    throw new ValidationError(
      { collection: 'users', errors: [{ path: 'role', message: say(req, userMessages.lastAdministrator) }] },
      req.t,
    )
}
