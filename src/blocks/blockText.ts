/**
 * Extracts the text of a page's blocks by field type: text fields have text for readers, choices and addresses have
 * none.
 */

import type { Field } from 'payload'
import { isValues, type Values } from '../lib/isValues'
import { plainTextOf } from '../lib/plainText'
import type { ContentBlocks, PageBlock } from '../web/contentBlock'
import { isShownAt } from './display'
import { everyStored } from './nested'

/** Text fields without text for readers. */
const silent: readonly string[] = ['anchor', 'url']

/** The text of stored blocks. Ids of other documents contribute nothing. */
export function textOf(blocks: readonly unknown[] | null | undefined, kinds: ContentBlocks): string {
  const now = Date.now()
  // What is not shown yet must not be found.
  const shown = (blocks ?? []).filter(
    (block): block is PageBlock => isValues(block) && isShownAt(block as unknown as PageBlock, now),
  )
  const words = everyStored(shown, kinds).flatMap((block) => wordsOfBlock(block, kinds))
  return tidy(words.join(' '))
}

/** The text of rich text. An explanation follows its text, where a search for several words still finds both. */
export function richTextOf(data: unknown): string {
  return tidy(
    [plainTextOf(data as { root?: unknown } | null), ...tipsOf((data as { root?: unknown } | null)?.root)].join(' '),
  )
}

/** The text of a block without that of the blocks in its rows. */
export const wordsOfBlock = (block: PageBlock, kinds: ContentBlocks): string[] =>
  wordsOf(block as unknown as Values, kinds.get(block.blockType)?.config.fields ?? [])

/** Text fields that stand as a heading over what follows them. */
const headings: readonly string[] = ['heading', 'title', 'question']

/** The headings of a block, those within its rich text included, without those of the blocks in its rows. */
export const headingsOfBlock = (block: PageBlock, kinds: ContentBlocks): string[] =>
  headingsIn(block as unknown as Values, kinds.get(block.blockType)?.config.fields ?? [])

function headingsIn(values: Values, fields: readonly Field[]): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === 'row' || field.type === 'collapsible') return headingsIn(values, field.fields)
    if (!('name' in field)) return []
    const value = values[field.name]
    if (field.type === 'text') return typeof value === 'string' && headings.includes(field.name) ? [value] : []
    if (field.type === 'richText') return headingNodes((value as { root?: unknown } | null | undefined)?.root)
    if (field.type === 'group') return isValues(value) ? headingsIn(value, field.fields) : []
    if (field.type !== 'array' || !Array.isArray(value)) return []
    return value.filter(isValues).flatMap((row) => headingsIn(row, field.fields))
  })
}

function headingNodes(node: unknown): string[] {
  if (!isValues(node)) return []
  if (node.type === 'heading') return [plainTextOf({ root: node })]
  return Array.isArray(node.children) ? node.children.flatMap(headingNodes) : []
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

function wordsOf(values: Values, fields: readonly Field[]): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === 'row' || field.type === 'collapsible') return wordsOf(values, field.fields)
    if (!('name' in field)) return []
    const value = values[field.name]
    switch (field.type) {
      case 'text':
      case 'textarea':
        return typeof value === 'string' && !silent.includes(field.name) ? [value] : []
      case 'code':
        return typeof value === 'string' ? [value.replace(/<[^<>]*>/g, ' ')] : []
      case 'richText':
        return [richTextOf(value)]
      case 'group':
        return isValues(value) ? wordsOf(value, field.fields) : []
      case 'array':
        return Array.isArray(value) ? value.filter(isValues).flatMap((row) => wordsOf(row, field.fields)) : []
      default:
        return []
    }
  })
}

function tipsOf(node: unknown): string[] {
  if (!isValues(node)) return []
  const { type, fields, children } = node as { type?: unknown; fields?: { tip?: unknown }; children?: unknown }
  if (type === 'inlineBlock') return typeof fields?.tip === 'string' ? [fields.tip] : []
  return Array.isArray(children) ? children.flatMap(tipsOf) : []
}
