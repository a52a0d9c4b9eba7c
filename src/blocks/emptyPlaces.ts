/** Marks the empty texts of blocks, for the live preview: each is drawn by its block where its words would stand. */
import type { Field } from 'payload'
import { isShownEmpty } from '../cms/fields/shownEmpty'
import { isValues, type Values } from '../lib/isValues'
import type { ContentBlocks, PageBlock } from '../web/contentBlock'
import { markOf } from '../web/emptyPlace'
import { bareText, childrenOf, emptyRoot, rootOf } from '../web/writtenText'
import { everyStored } from './nested'

/** Changes the blocks, which must be a copy. */
export function markEmptyPlaces(blocks: readonly PageBlock[], kinds: ContentBlocks): void {
  for (const block of everyStored([...blocks], kinds))
    markFields(kinds.get(block.blockType)?.config.fields ?? [], block as unknown as Values, '')
}

function markFields(fields: readonly Field[], values: Values, around: string): void {
  for (const field of fields) {
    if (field.type === 'tabs') for (const tab of field.tabs) markFields(tab.fields, values, around)
    else if (!('name' in field)) {
      if ('fields' in field) markFields(field.fields, values, around)
    } else if (field.type === 'array') {
      const rows = values[field.name]
      for (const [at, row] of (Array.isArray(rows) ? rows : []).entries())
        if (isValues(row)) markFields(field.fields, row, `${around}${field.name}.${at}.`)
    } else if (isText(field) && isShownEmpty(field) && isEmpty(values[field.name]))
      values[field.name] = marked(field.type, `${around}${field.name}`)
  }
}

const isText = ({ type }: Field) => type === 'text' || type === 'textarea' || type === 'richText'

function isEmpty(value: unknown): boolean {
  const root = rootOf(value)
  if (!root) return value === undefined || value === null || value === ''
  return bareText(root) === '' && childrenOf(root).every(isBlankLine)
}

/** A picture or an explained word is no text, and seen. */
const isBlankLine = (line: Values): boolean =>
  line.type === 'paragraph' && childrenOf(line).every(({ type }) => type === 'text' || type === 'linebreak')

function marked(type: string, path: string): unknown {
  const text = markOf(path)
  if (type !== 'richText') return text
  return { root: { ...emptyRoot, children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] } }
}
