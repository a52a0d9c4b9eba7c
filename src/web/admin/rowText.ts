/** What a row of blocks or of an array says of itself in the admin: its first text, and its picture. */
import { isValues, type Values } from '../../lib/isValues'
import { plainTextOf } from '../../lib/plainText'

/** Fields that name a row, the one that says most first; a block's own name is what an editor called it. */
const namingFields = [
  'blockName',
  'heading',
  'title',
  'label',
  'question',
  'quote',
  'name',
  'alt',
  'eyebrow',
  'lead',
  'text',
  'content',
  'answer',
  'caption',
  'value',
  'url',
]

/** The style cuts a text to the width of its row; this keeps the markup small. */
const MAX_LENGTH = 200

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim()
  return isValues(value) && 'root' in value ? plainTextOf(value) : ''
}

/** Empty for a row without text. A row that only holds others is named by the first of them, a link by its label. */
export function rowText(row: Values | undefined): string {
  if (!row) return ''
  const own = namingFields.map((name) => textOf(row[name])).find(Boolean)
  if (own) return own.slice(0, MAX_LENGTH).trimEnd()
  for (const value of Object.values(row)) {
    const inner = Array.isArray(value) ? value.find(isValues) : isValues(value) ? value : undefined
    const text = rowText(inner as Values | undefined)
    if (text) return text
  }
  return ''
}

/** The id of the row's first picture. */
export function pictureOf(row: Values | undefined, fields: readonly string[]): number | undefined {
  for (const name of fields) {
    const value: unknown = row?.[name]
    const first: unknown = Array.isArray(value) ? value[0] : value
    if (typeof first === 'number') return first
  }
  return undefined
}
