/** The feature's table in statements. */
import { table } from '../../cms/tables'

export const approvalRequests = table('approval_requests')
