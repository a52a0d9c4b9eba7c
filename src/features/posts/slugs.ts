/** Slugs of the collections. */
export { POSTS } from '../../cms/linkTargets'
export const POST_CATEGORIES = 'postCategories'
