/** Texts that many blocks have. */
import type { TextareaField, TextField } from 'payload'
import { shownEmpty } from './shownEmpty'

/** Characters in the text of a picture. */
const MAX_CAPTION = 300

export const captionField = (): TextField =>
  shownEmpty({ name: 'caption', type: 'text', maxLength: MAX_CAPTION, label: { nb: 'Bildetekst', en: 'Caption' } })

/** Stands between the heading and the content. `maxLength` in characters. */
export const leadField = (maxLength: number): TextareaField =>
  shownEmpty({ name: 'lead', type: 'textarea', maxLength, label: { nb: 'Ingress', en: 'Lead' } })

/** `maxLength` in characters. */
export const plainTextField = (maxLength: number): TextareaField =>
  shownEmpty({ name: 'text', type: 'textarea', maxLength, label: { nb: 'Tekst', en: 'Text' } })
