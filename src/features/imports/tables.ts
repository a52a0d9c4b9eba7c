/** The feature's tables in statements. */
import { table } from '../../cms/tables'

export const importRows = table('import_rows')
export const imports = table('imports')
