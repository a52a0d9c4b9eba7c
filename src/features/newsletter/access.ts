/** Subscribers are people: those who write to them see them, and nobody else. */
import type { Access, FieldAccess } from 'payload'
import { hasRole } from '../../content/access/roles'

export const staffOnField: FieldAccess = ({ req }) => hasRole(req.user, 'administrator', 'editor', 'marketer')

/** Groups that take sign-ups are on every form; the others are for staff. */
export const openOrStaff: Access = ({ req }) =>
  hasRole(req.user, 'administrator', 'editor', 'marketer') ? true : { open: { equals: true } }
