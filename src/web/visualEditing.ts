/**
 * Messages between the live preview and the form beside it. Page and admin are of one origin: others are not heard, and
 * nothing is sent to them.
 */

/** From the preview. `block` is the id of the block's row in the form. */
export type MessageFromPreview =
  | { type: 'visual-editing-ready' }
  /** A block was chosen; `text` is what stands where it was clicked, empty if nothing does. */
  | { type: 'visual-editing-select'; block: string; text: string }

/** From the form. */
export type MessageFromForm =
  /** Starts the choosing of blocks. `names`: of blocks by their type, in the admin's language. */
  | { type: 'visual-editing-start'; names: Readonly<Record<string, string>> }
  /** The cursor is in the block's row. */
  | { type: 'visual-editing-show'; block: string }

type Received = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>

interface Sender {
  origin: string
  source: MessageEventSource | null | undefined
}

/** The values of a message from this very window and origin; undefined for any other. */
function valuesFrom({ data, origin, source }: Received, sender: Sender): Record<string, unknown> | undefined {
  if (origin !== sender.origin || !source || source !== sender.source) return undefined
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : undefined
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** Undefined for what is no such message, or comes from elsewhere. */
export function readFromPreview(event: Received, preview: Sender): MessageFromPreview | undefined {
  const { type, block, text } = valuesFrom(event, preview) ?? {}
  if (type === 'visual-editing-ready') return { type }
  if (type === 'visual-editing-select' && isText(block) && isText(text)) return { type, block, text }
  return undefined
}

/** Undefined for what is no such message, or comes from elsewhere. */
export function readFromForm(event: Received, form: Sender): MessageFromForm | undefined {
  const { type, block, names } = valuesFrom(event, form) ?? {}
  if (type === 'visual-editing-show' && isText(block)) return { type, block }
  if (type === 'visual-editing-start' && typeof names === 'object' && names !== null)
    return { type, names: Object.fromEntries(Object.entries(names).filter(([, name]) => isText(name))) }
  return undefined
}

/** Text as it is compared: the page and the form break lines differently. */
export const comparedText = (text: string): string => text.replace(/\s+/g, ' ').trim()
