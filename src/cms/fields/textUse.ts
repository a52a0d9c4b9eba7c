/** What a text of a document is for, told to the admin's screens. */

/** It describes the whole document, or the picture that the document is. */
export type TextUse = 'documentDescription' | 'pictureDescription'

/** For `admin` of a field: what stands there reaches the browser. */
export const textUse = (use: TextUse) => ({ custom: { textUse: use } })

/** Of a field of the server's configuration or of the browser's. */
export const textUseOf = (field: { admin?: { custom?: Record<string, unknown> | undefined } | undefined }) =>
  field.admin?.custom?.textUse as TextUse | undefined
