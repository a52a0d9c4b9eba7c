/** What can be proposed, and how much is sent for it; for the server and the admin alike. */

export const tasks = ['pictureDescription', 'documentDescription', 'translation', 'shorter'] as const
export type WritingTask = (typeof tasks)[number]

/** Characters of a text that is sent; what follows is left out of a document, and refused of a field. */
export const MAX_SENT = 8000

/** Pixels of the longer side of a picture that is sent. */
export const PICTURE_SIDE = 640

/** Characters of an alternative text: longer ones are tiring to hear. */
export const MAX_PICTURE_DESCRIPTION = 160

/** Characters from which a text can be made shorter. */
export const MIN_SHORTENED = 80
