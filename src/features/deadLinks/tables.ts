/** The feature's tables in statements. */
import { table } from '../../cms/tables'

export const deadLinksTable = table('dead_links')
