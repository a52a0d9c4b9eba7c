/** The feature's tables in statements. */
import { table } from '../../cms/tables'

export const documentEdits = table('document_edits')
export const refusedSaves = table('refused_saves')
