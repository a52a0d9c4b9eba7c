/** Formats values of fields as lines for comparison. */

import type { Collection, FlattenedField, PayloadRequest } from 'payload'
import { blocksOf, fieldsOfRow } from '../../cms/fields/blocksOf'
import { translateFor } from '../../cms/messages'
import { isValues, type Values } from '../../lib/isValues'
import type { Localised } from '../../lib/locales'
import { osloText } from '../../lib/osloTime'
import { plainTextOf } from '../../lib/plainText'
import { fingerprint, labelOf, valueAt } from './fields'
import { messages } from './messages'

const rowsOf = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isValues) : [])

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Characters of a row's summary. */
const MAX_SUMMARY = 160

const shortened = (text: string) => (text.length > MAX_SUMMARY ? `${text.slice(0, MAX_SUMMARY - 1)}…` : text)

const inLanguage = (req: PayloadRequest, label: Localised) => translateFor(req, label)

/** The title of a related document. */
async function titleOf(req: PayloadRequest, collection: string, id: unknown): Promise<string> {
  const known: Record<string, Collection | undefined> = req.payload.collections
  const title = known[collection]?.config.admin.useAsTitle ?? 'id'
  const found = await req.payload
    .findByID({
      collection: collection as never,
      id: Number(id),
      depth: 0,
      overrideAccess: false,
      disableErrors: true,
      req,
    })
    .catch(() => null)
  const text = valueAt(found, title)
  return typeof text === 'string' && text ? text : `#${id}`
}

function pointed(field: { relationTo: unknown }, value: unknown): { collection: string; id: unknown } {
  if (isValues(value) && typeof value.relationTo === 'string') return { collection: value.relationTo, id: value.value }
  return { collection: String(field.relationTo), id: isValues(value) ? value.id : value }
}

async function one(req: PayloadRequest, field: FlattenedField, value: unknown): Promise<string> {
  switch (field.type) {
    case 'checkbox':
      return translateFor(req, value ? messages.yes : messages.no)
    case 'richText':
      return plainTextOf(value as { root?: unknown } | null)
    case 'select':
    case 'radio': {
      const option = field.options.find((each) => (typeof each === 'string' ? each : each.value) === value)
      return isValues(option) ? inLanguage(req, labelOf(option.label, String(value))) : String(value)
    }
    case 'relationship':
    case 'upload': {
      const { collection, id } = pointed(field, value)
      return titleOf(req, collection, id)
    }
    case 'date':
      return osloText(String(value), req.i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
    default:
      return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
}

/** A group without the values that it starts with: they would say the same in every row. */
const changedFrom = ({ flattenedFields }: { flattenedFields: FlattenedField[] }, group: Values): Values =>
  Object.fromEntries(
    Object.entries(group).filter(([name, value]) =>
      flattenedFields.every(
        (field) => field.name !== name || !('defaultValue' in field) || field.defaultValue !== value,
      ),
    ),
  )

async function summary(req: PayloadRequest, field: FlattenedField, row: Values): Promise<string> {
  const texts: string[] = []
  for (const inner of fieldsOfRow(field, row)) {
    const value = row[inner.name]
    if (inner.name === 'id' || inner.name === 'blockName' || isEmpty(value) || value === false) continue
    if (inner.type === 'array' || inner.type === 'blocks')
      for (const each of rowsOf(value)) texts.push(await summary(req, inner, each))
    else if (inner.type === 'group' || inner.type === 'tab') {
      if (isValues(value))
        texts.push(await summary(req, { ...inner, type: 'array' } as never, changedFrom(inner, value)))
    } else if (Array.isArray(value)) for (const each of value) texts.push(await one(req, inner, each))
    else texts.push(await one(req, inner, value))
  }
  return texts.filter(Boolean).join(' · ')
}

/** “3. Overskrift: …”: a row with its position, type and content. */
async function rowLine(req: PayloadRequest, field: FlattenedField, row: Values, at: number): Promise<string> {
  const block = field.type === 'blocks' ? blocksOf(field).find(({ slug }) => slug === row.blockType) : undefined
  const kind = block ? inLanguage(req, labelOf(block.labels?.singular, block.slug)) : translateFor(req, messages.row)
  return `${at + 1}. ${kind}: ${shortened(await summary(req, field, row)) || translateFor(req, messages.empty)}`
}

async function differingRows(req: PayloadRequest, field: FlattenedField, value: unknown, other: unknown) {
  const rows = rowsOf(value)
  const printOf = (row: Values) => fingerprint([row], field)
  const prints = new Set(rowsOf(other).map(printOf))
  const lines: string[] = []
  let alike = 0
  for (const [at, row] of rows.entries())
    if (prints.has(printOf(row))) alike++
    else lines.push(await rowLine(req, field, row, at))
  const sameRows = lines.length === 0 && rows.length === rowsOf(other).length && rows.length > 0
  if (sameRows) {
    const all = await Promise.all(rows.map((row, at) => rowLine(req, field, row, at)))
    return [translateFor(req, messages.otherOrder), ...all]
  }
  return alike > 0 ? [...lines, translateFor(req, messages.sameRows, { count: alike })] : lines
}

/** A field's value in lines; of rows only those that the other value lacks. */
export async function readable(
  req: PayloadRequest,
  field: FlattenedField,
  value: unknown,
  other: unknown,
): Promise<string[]> {
  const isList = field.type === 'array' || field.type === 'blocks'
  if (isEmpty(value) || (isList && rowsOf(value).length === 0)) return [translateFor(req, messages.empty)]
  if (isList) return differingRows(req, field, value, other)
  if (field.type === 'group' || field.type === 'tab')
    return [
      isValues(value)
        ? await summary(req, { ...field, type: 'array' } as never, value)
        : translateFor(req, messages.empty),
    ]
  if (!Array.isArray(value)) return (await one(req, field, value)).split('\n')
  return Promise.all(value.map((each) => one(req, field, each)))
}
