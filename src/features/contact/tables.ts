/** The feature's tables in statements. */
import { table } from '../../cms/tables'

export const contactMessages = table('contact_messages')
