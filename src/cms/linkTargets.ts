/**
 * Collections that texts and links of every layer lead to. Their features declare them under these slugs; the fields, the
 * page tree and the editor relate to them by slug alone (docs/decisions/055-whole-slices.md).
 */
export const PAGES = 'pages'
export const ARTICLES = 'articles'
export const POSTS = 'posts'
export const EVENTS = 'events'
