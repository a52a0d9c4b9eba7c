/** The feature's tables in statements. */
import { table } from '../../cms/tables'

export const analyticsCounts = table('analytics_counts')
export const analyticsEvents = table('analytics_events')
export const analyticsSalts = table('analytics_salts')
export const analyticsVisitors = table('analytics_visitors')
