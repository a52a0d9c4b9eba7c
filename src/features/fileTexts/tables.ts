/** The feature's tables in statements. */
import { table } from '../../cms/tables'

export const files = table('files')
export const fileTexts = table('file_texts')
