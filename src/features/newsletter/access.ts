/** Subscribers are people: those who write to them see them, and nobody else. */
import type { Access } from 'payload'
import { hasRole, staffRoles } from '../../cms/access/roles'

/** Groups that take sign-ups are on every form; the others are for staff. */
export const openOrStaff: Access = ({ req }) => (hasRole(req.user, ...staffRoles) ? true : { open: { equals: true } })
