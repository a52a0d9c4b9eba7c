/** Facts that the server and the admin share. */

/** Characters of a comment. */
export const MAX_TEXT = 2000

/** Parameter of a document's address in the admin: the panel opens with this thread. */
export const THREAD_PARAMETER = 'comments'
