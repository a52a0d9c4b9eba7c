/** Slugs of the collections. */
export const POSTS = 'posts'
export const POST_CATEGORIES = 'postCategories'
