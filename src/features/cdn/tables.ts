/** The feature's tables in statements. */
import { table } from '../../cms/tables'

export const cdnPurges = table('cdn_purges')
