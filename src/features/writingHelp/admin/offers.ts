/** What is offered at a field. */
import type { TextUse } from '../../../cms/fields/textUse'
import { MAX_SENT, MIN_SHORTENED, type WritingTask } from '../tasks'

interface FieldFacts {
  use: TextUse | undefined
  isLocalised: boolean
  value: string
  /** The text of the field in the other language. */
  other: string | undefined
  /** Whether there is a picture that may be shown. */
  hasPicture: boolean
}

/** An address, an anchor, a number or a code: nothing to translate. */
const isCode = (text: string): boolean => /^(?:[a-z]+:|[/#])\S*$/i.test(text) || /^[a-z\d_.-]+$/.test(text)

const isProse = (text: string): boolean => /\p{L}/u.test(text) && !isCode(text.trim()) && text.length <= MAX_SENT

export function offersFor({ use, isLocalised, value, other, hasPicture }: FieldFacts): WritingTask[] {
  // The same in both languages: copied, and not translated yet.
  const isUntranslated = !value.trim() || value === other
  return [
    ...(use === 'pictureDescription' && hasPicture ? (['pictureDescription'] as const) : []),
    ...(use === 'documentDescription' ? (['documentDescription'] as const) : []),
    ...(isLocalised && other !== undefined && isProse(other) && isUntranslated ? (['translation'] as const) : []),
    ...(isLocalised && value.length >= MIN_SHORTENED && isProse(value) ? (['shorter'] as const) : []),
  ]
}
