/** The articles of the brand. */
import type { Feature } from '../../site/feature'
import { articles } from './collections'

export { ArticleCard } from './ArticleCard'
export { formatPrice } from './price'

export const catalogueFeature: Feature = { name: 'catalogue', collections: [articles] }
