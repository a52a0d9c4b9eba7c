/** The feature's tables in statements. */
import { table } from '../../cms/tables'

export const formFiles = table('form_files')
export const formSubmissions = table('form_submissions')
