/** The feature's tables in statements. */
import { table } from '../../cms/tables'

export const forwardedHits = table('forwarded_hits')
export const forwardedVisits = table('forwarded_visits')
export const forwardingStates = table('forwarding_states')
