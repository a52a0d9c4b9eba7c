/** The feature's tables in statements. */
import { table } from '../../cms/tables'

export const staffCodes = table('staff_codes')
export const staffIdentities = table('staff_identities')
export const staffPasskeys = table('staff_passkeys')
export const staffRecoveryCodes = table('staff_recovery_codes')
export const staffSessions = table('staff_sessions')
export const staffSignIn = table('staff_sign_in')
export const staffSignInRequiredRoles = table('staff_sign_in_required_roles')
export const users = table('users')
