/** Who may read and change dealers: visitors read what is published, a dealer's users see and change their own alone. */
import type { Access, FieldAccess, PayloadRequest } from 'payload'
import { editorRoles, hasRole, staffRoles } from '../../cms/access/roles'

/** The dealer that a user of the role belongs to; undefined for everyone else. */
export function ownDealer(user: PayloadRequest['user'] | null | undefined): number | undefined {
  if (!hasRole(user, 'dealer')) return undefined
  const { dealer } = user as { dealer?: number | { id: number } | null }
  return (typeof dealer === 'object' ? dealer?.id : dealer) ?? undefined
}

const published = { _status: { equals: 'published' } } as const

export const readDealers: Access = ({ req: { user } }) => {
  if (hasRole(user, ...staffRoles)) return true
  // One without a dealer sees none: the others are other companies'.
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
