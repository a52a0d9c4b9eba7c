/**
 * Messages between the live preview and the form beside it. Page and admin are of one origin: others are not heard, and
 * nothing is sent to them. `block` is the id of the block's row in the form; empty for the document itself.
 */

type Kind = 'text' | 'texts' | 'names'

interface Kinds {
  text: string
  texts: readonly string[]
  names: Readonly<Record<string, string>>
}

const fromPreview = {
  'visual-editing-ready': {},
  /**
   * A place was clicked; `texts` are what stands there: the whole, and the part that was clicked. `picture`: which of the
   * block's, or empty. `written`: what the rich text around it says (`writtenText.ts`), or empty; `nth` of those in the
   * block that say the same, from 0. `cell`: row and column in the table around it, from 0, or empty. `empty`: path in the
   * block of the empty field whose place it is (`emptyPlace.ts`). `file`: of a picture that the page crops, or empty.
   */
  'visual-editing-select': {
    block: 'text',
    texts: 'texts',
    picture: 'text',
    written: 'text',
    nth: 'text',
    cell: 'text',
    empty: 'text',
    file: 'text',
  },
  /**
   * The text that is edited on the page, of rich text the root as JSON. `count`: of these messages since it began; `turn`:
   * of the last change of the form that it has taken over.
   */
  'visual-editing-typed': { text: 'text', count: 'text', turn: 'text' },
  /** Where a link may lead: documents whose names have the words of `term`, or the one with the key. */
  'visual-editing-find': { asked: 'text', term: 'text', key: 'text' },
  'visual-editing-left': {},
  /** The text cannot be edited where it stands: the page shows something else there. */
  'visual-editing-refused': {},
  /** Where the picture with the id shall have its focal point, in percent. */
  'visual-editing-focus': { id: 'text', x: 'text', y: 'text' },
  /** The page was drawn anew, from a save that may be behind the form. */
  'visual-editing-drawn': {},
  /** A tool was used on the block; see `Tool`. */
  'visual-editing-use': { tool: 'text', block: 'text' },
  /** The block shall stand before or after another. */
  'visual-editing-move': { block: 'text', place: 'text', target: 'text' },
} as const satisfies Messages

const fromForm = {
  /**
   * Starts the choosing of blocks. `names`: of blocks by their type. `fields`: names of their texts, as `cards.cards.text`.
   * `words`: of the tools; none if nothing may be changed.
   */
  'visual-editing-start': { names: 'names', fields: 'names', words: 'names' },
  /** The cursor is in the block's row. */
  'visual-editing-show': { block: 'text' },
  /** The text that was clicked may be edited where it stands. */
  'visual-editing-edit': { block: 'text', text: 'text', value: 'text', lines: 'text' },
  /** The rich text that was clicked may be written where it stands. `name`: of the field; `root`: of its value, as JSON. */
  'visual-editing-write': { block: 'text', name: 'text', root: 'text', words: 'names' },
  /** The text that is edited has become another in the form. `turn`: its number; `seen`: the page's last message before. */
  'visual-editing-rewrite': { text: 'text', turn: 'text', seen: 'text' },
  /** The answer to `find`, of which `asked` is the same; three lists of one length. Nothing could be asked: `failed`. */
  'visual-editing-found': { asked: 'text', keys: 'texts', titles: 'texts', kinds: 'texts', failed: 'text' },
  /** The picture of the file that was clicked may get another focal point; in percent, as it is. */
  'visual-editing-picture': { file: 'text', id: 'text', x: 'text', y: 'text', words: 'names' },
  /** The focal point is stored, or not: then why. */
  'visual-editing-focused': { error: 'text' },
  /** A text of the block was typed in the form. */
  'visual-editing-text': { block: 'text', before: 'text', after: 'text' },
  /** The form's blocks in their order, those within others too, and which of them visitors do not see. */
  'visual-editing-blocks': { blocks: 'texts', hidden: 'texts' },
  /** How the page is to be shown: `dark` or `light`, `member` or `guest`; empty as this browser prefers and knows. */
  'visual-editing-looks': { scheme: 'text', visitor: 'text' },
  /** What was edited on the page is saved, and the page may be drawn anew. */
  'visual-editing-saved': {},
} as const satisfies Messages

type Messages = Readonly<Record<string, Readonly<Record<string, Kind>>>>

type MessageOf<All extends Messages> = {
  [Type in keyof All & string]: { type: Type } & { [Name in keyof All[Type]]: Kinds[All[Type][Name]] }
}[keyof All & string]

export type MessageFromPreview = MessageOf<typeof fromPreview>
export type MessageFromForm = MessageOf<typeof fromForm>

/** What can be done with a block on the page. */
export const blockTools = ['addBefore', 'addAfter', 'up', 'down', 'duplicate', 'hide', 'remove'] as const
export type BlockTool = (typeof blockTools)[number]

/** Beside them what concerns the whole form. */
export const tools = [...blockTools, 'undo', 'redo'] as const
export type Tool = (typeof tools)[number]

/** What the tools are called, the bar that they stand in, and a block that visitors do not see. */
export type ToolWords = Readonly<Record<BlockTool | 'drag' | 'show' | 'tools' | 'hidden', string>>

/** What the tools over a rich text are called. */
export const writingWords = [
  'tools',
  'kind',
  'paragraph',
  'h2',
  'h3',
  'h4',
  'quote',
  'bullet',
  'number',
  'bold',
  'italic',
  'strikethrough',
  'subscript',
  'superscript',
  'link',
  'target',
  'newTab',
  'apply',
  'cancel',
  'unlink',
  'nothing',
  'notAsked',
  'invalid',
] as const
export type WritingWords = Readonly<Record<(typeof writingWords)[number], string>>

/** What the tools over a picture are called. */
export const focusWords = ['tools', 'open', 'marker', 'value', 'everywhere', 'save', 'saving', 'cancel'] as const
export type FocusWords = Readonly<Record<(typeof focusWords)[number], string>>

/** A document that a link may lead to. */
export interface FoundTarget {
  /** `pages:12` */
  key: string
  title: string
  /** What it is, in the language of the admin. */
  kind: string
}

type Received = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>

interface Sender {
  origin: string
  source: MessageEventSource | null | undefined
}

const isText = (value: unknown): value is string => typeof value === 'string'

const isKind: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: isText,
  texts: (value) => Array.isArray(value) && value.every(isText),
  names: (value) => typeof value === 'object' && value !== null && Object.values(value).every(isText),
}

/** Undefined for what is no such message, or is not from this very window and origin. */
function readMessage<All extends Messages>(
  { data, origin, source }: Received,
  sender: Sender,
  messages: All,
): MessageOf<All> | undefined {
  if (origin !== sender.origin || !source || source !== sender.source) return undefined
  if (typeof data !== 'object' || data === null) return undefined
  const values = data as Record<string, unknown>
  const { type } = values
  const shape = isText(type) && Object.hasOwn(messages, type) ? messages[type] : undefined
  if (!shape || !Object.entries(shape).every(([name, kind]) => isKind[kind](values[name]))) return undefined
  return Object.fromEntries(['type', ...Object.keys(shape)].map((name) => [name, values[name]])) as MessageOf<All>
}

/** Undefined for what is no such message, or comes from elsewhere. */
export const readFromPreview = (event: Received, preview: Sender): MessageFromPreview | undefined =>
  readMessage(event, preview, fromPreview)

/** Undefined for what is no such message, or comes from elsewhere. */
export const readFromForm = (event: Received, form: Sender): MessageFromForm | undefined =>
  readMessage(event, form, fromForm)

/** Text as it is compared: the page and the form break lines differently. */
export const comparedText = (text: string): string => text.replace(/\s+/g, ' ').trim()
