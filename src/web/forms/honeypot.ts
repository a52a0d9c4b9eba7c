/** Name of a field that visitors do not see and bots fill in. */
export const HONEYPOT = 'nettside'
