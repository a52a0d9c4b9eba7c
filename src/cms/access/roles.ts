/**
 * Access rules of the roles, in the admin and over REST (docs/glossary.md#roles). Every access rule of a collection is
 * built from these; they run on the server for the admin, REST and the program's own routes alike.
 */
import type { Access, FieldAccess } from 'payload'
import type { Localised } from '../../lib/locales'

export const roles = ['administrator', 'editor', 'marketer', 'dealer'] as const
export type Role = (typeof roles)[number]

export const roleNames: Record<Role, Localised> = {
  administrator: { nb: 'Administrator', en: 'Administrator' },
  editor: { nb: 'Redaktør', en: 'Editor' },
  marketer: { nb: 'Markedsfører', en: 'Marketer' },
  dealer: { nb: 'Forhandler', en: 'Dealer' },
}

/**
 * Roles that work for the brand: they see drafts, enquiries and statistics. A dealer's users see their own dealer only.
 */
export const staffRoles = ['administrator', 'editor', 'marketer'] as const satisfies readonly Role[]
/** Roles that change what visitors read. */
export const editorRoles = ['administrator', 'editor'] as const satisfies readonly Role[]
/** Roles that send to subscribers, and so see their numbers. */
export const marketerRoles = ['administrator', 'marketer'] as const satisfies readonly Role[]

/** Of a request's user, or of the admin's in the browser. Members of the site have no role: they count as anonymous. */
export function hasRole(user: object | null | undefined, ...wanted: readonly Role[]): boolean {
  if (!user || !('role' in user)) return false
  return wanted.some((role) => role === user.role)
}

export const administrators: Access = ({ req }) => hasRole(req.user, 'administrator')
export const editors: Access = ({ req }) => hasRole(req.user, ...editorRoles)
export const staff: Access = ({ req }) => hasRole(req.user, ...staffRoles)
export const marketers: Access = ({ req }) => hasRole(req.user, ...marketerRoles)
export const anyone: Access = () => true
export const nobody: Access = () => false

export const administratorsOnField: FieldAccess = ({ req }) => hasRole(req.user, 'administrator')
export const staffOnField: FieldAccess = ({ req }) => hasRole(req.user, ...staffRoles)

/** Staff read drafts; all other users and visitors read published documents only. */
export const publishedOrStaff: Access = ({ req }) =>
  hasRole(req.user, ...staffRoles) ? true : { _status: { equals: 'published' } }

/** Hides a part of the admin from the roles that have no use for it. */
export function hiddenUnless(...wanted: readonly Role[]) {
  return ({ user }: { user: object | null }): boolean => !hasRole(user, ...wanted)
}

export const hiddenUnlessStaff = hiddenUnless(...staffRoles)
export const hiddenUnlessEditor = hiddenUnless(...editorRoles)
export const hiddenUnlessMarketer = hiddenUnless(...marketerRoles)
