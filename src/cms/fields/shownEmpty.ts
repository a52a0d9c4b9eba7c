/** Texts whose place on the page is shown while they are empty, in the live preview, to be written there. */
import type { Field, RichTextField, TextareaField, TextField } from 'payload'

const SHOWN = 'shownEmpty'

/** Only for fields whose place shows nothing else while they are empty. */
export const shownEmpty = <Text extends TextField | TextareaField | RichTextField>(field: Text): Text => ({
  ...field,
  custom: { ...field.custom, [SHOWN]: true },
})

export const isShownEmpty = ({ custom }: Field): boolean => custom?.[SHOWN] === true
