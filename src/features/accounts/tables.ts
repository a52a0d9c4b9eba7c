/** The feature's tables in statements. */
import { table } from '../../cms/tables'

export const memberPasskeys = table('member_passkeys')
export const members = table('members')
export const membersSessions = table('members_sessions')
