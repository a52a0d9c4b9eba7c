/** The feature's tables in statements. */
import { table } from '../../cms/tables'

export const indexNowChanges = table('index_now_changes')
