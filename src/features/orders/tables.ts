/** The feature's tables in statements. */
import { table } from '../../cms/tables'

export const orderEvents = table('order_events')
export const orderFiles = table('order_files')
export const orderRequests = table('order_requests')
