/** The feature's tables in statements. */
import { table } from '../../cms/tables'

export const accessLog = table('access_log')
export const privacyRuns = table('privacy_runs')
