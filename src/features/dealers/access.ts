/** Access to dealers: visitors read published ones, a dealer's users read and change their own only. */

import type { Access, FieldAccess, PayloadRequest } from 'payload'
import { editorRoles, hasRole, staffRoles } from '../../cms/access/roles'
import { relatedId } from '../../cms/relatedId'

/** The dealer of a user with the role; undefined for other users. */
export function ownDealer(user: PayloadRequest['user'] | null | undefined): number | undefined {
  if (!hasRole(user, 'dealer')) return undefined
  const { dealer } = user as { dealer?: number | { id: number } | null }
  return relatedId(dealer)
}

const published = { _status: { equals: 'published' } } as const

export const readDealers: Access = ({ req: { user } }) => {
  if (hasRole(user, ...staffRoles)) return true
  // A dealer's user without a dealer sees none: the others are other companies'.
  return hasRole(user, 'dealer') ? { id: { equals: ownDealer(user) ?? 0 } } : published
}

export const readDealerVersions: Access = ({ req: { user } }) => {
  if (hasRole(user, ...staffRoles)) return true
  const own = ownDealer(user)
  return own === undefined ? false : { parent: { equals: own } }
}

export const mayUpdateDealer: Access = ({ req: { user } }) => {
  if (hasRole(user, ...editorRoles)) return true
  const own = ownDealer(user)
  return own === undefined ? false : { id: { equals: own } }
}

export const editorsOnField: FieldAccess = ({ req: { user } }) => hasRole(user, ...editorRoles)
/** Staff, and the users of the dealer itself. */
export const staffOrOwnOnField: FieldAccess = ({ req: { user }, id, doc }) =>
  hasRole(user, ...staffRoles) ||
  (ownDealer(user) !== undefined && ownDealer(user) === ((doc as { id?: number } | undefined)?.id ?? id))
