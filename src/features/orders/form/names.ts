/** Names and ids of the form's parts, used for rendering, for the script and for reading posts. */

/** Name of the submit buttons that change the list, and their actions: `slett:2` is the third row. */
export const ACTION = 'gjor'
export const actions = { update: 'oppdater', addRow: 'rad', remove: 'slett', send: 'send' } as const

/** Names of the hidden fields. */
export const KEY = 'nokkel'
export const DRAWN = 'tegnet'
/** The dealer that was proposed rather than chosen. */
export const PROPOSED = 'forslag'
/** Key of the error of the list as a whole, among the errors of the form. */
export const LIST = 'liste'

export const fieldId = (name: string) => `bestilling-${name}`
export const quantityId = (at: number) => fieldId(`antall-${at}`)
export const numberId = (at: number) => fieldId(`artnr-${at}`)
/** Id of a field's error message. */
export const errorId = (name: string) => `${fieldId(name)}-fault`
