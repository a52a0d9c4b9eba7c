/** Facts that the server and the admin share. */

/** Characters of what is written with a request or its return. */
export const MAX_NOTE = 1500
