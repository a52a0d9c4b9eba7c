/** The feature's tables in statements. */
import { table } from '../../cms/tables'

export const savedViewsTable = table('saved_views')
