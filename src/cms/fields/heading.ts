import type { TextField } from 'payload'
import { shownEmpty } from './shownEmpty'

/** Characters in the heading of a block. */
const MAX_HEADING = 160

/** The heading of a block, or of a part of it. `maxLength` in characters. */
export function headingField({ maxLength = MAX_HEADING, required = false } = {}): TextField {
  return shownEmpty({
    name: 'heading',
    type: 'text',
    ...(required ? { required } : {}),
    maxLength,
    label: { nb: 'Overskrift', en: 'Heading' },
  })
}
