/** Subscribers are personal data: only the roles that write to them may read them. */
import type { Access } from 'payload'
import { hasRole, staffRoles } from '../../cms/access/roles'

/** Groups open for sign-up are public, since the forms show them; the others are only for staff. */
export const openOrStaff: Access = ({ req }) => (hasRole(req.user, ...staffRoles) ? true : { open: { equals: true } })
