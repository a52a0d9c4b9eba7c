/** The feature's tables in statements. */
import { table } from '../../cms/tables'

export const dealersVersionsContacts = table('_dealers_v_version_contacts')
export const dealers = table('dealers')
export const postcodes = table('postcodes')
export const dealersContacts = table('dealers_contacts')
export const dealersLocales = table('dealers_locales')
export const dealersRels = table('dealers_rels')
