import type { TextField } from 'payload'
import { shownEmpty } from './shownEmpty'

/** Characters in the heading of a block. */
const MAX_HEADING = 160

/** The optional heading of a block. */
export function headingField(): TextField {
  return shownEmpty({
    name: 'heading',
    type: 'text',
    maxLength: MAX_HEADING,
    label: { nb: 'Overskrift', en: 'Heading' },
  })
}
