/** The feature's tables in statements. */
import { table } from '../../cms/tables'

export const articles = table('articles')
export const articlesLocales = table('articles_locales')
export const articlesSpecifications = table('articles_specifications')
export const articlesRels = table('articles_rels')
