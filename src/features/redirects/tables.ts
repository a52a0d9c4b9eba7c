/** The feature's tables in statements. */
import { table } from '../../cms/tables'

export const missedAddressesTable = table('missed_addresses')
