/**
 * Turns what a brand folder says into what the CMS stores, guided by the fields themselves: names of pictures and
 * pages become their ids, Markdown becomes rich text. So a new block or collection needs no code here.
 */
import type { Block, Field } from 'payload'
import type { Locale } from '../../content/locales'

export interface Names {
  picture(name: string): number
  page(name: string): number
}

type Value = Record<string, unknown>

/** Markdown to rich text; asynchronous because the editor's configuration is. */
export type ToRichText = (markdown: string) => unknown

export class BrandError extends Error {}

/** The text of a `{ nb, en }` pair; a plain string is Norwegian and serves for both. */
export function inLocale(value: unknown, locale: Locale): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const keys = Object.keys(value)
  const isPair = keys.length > 0 && keys.every((key) => key === 'nb' || key === 'en')
  return isPair ? ((value as Record<string, unknown>)[locale] ?? undefined) : value
}

function fieldsOf(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => fieldsOf(tab.fields))
    if (field.type === 'row' || field.type === 'collapsible') return fieldsOf(field.fields)
    return [field]
  })
}

/** A link in a brand folder names its target by `page` or `url`. */
function withLinkType(value: Value, fields: readonly Field[]): Value {
  const isLink = fields.some((field) => 'name' in field && field.name === 'newTab')
  if (!isLink || value.type !== undefined) return value
  return { ...value, type: value.url === undefined ? 'page' : 'address' }
}

export function convertFields(
  given: Value,
  allFields: readonly Field[],
  names: Names,
  toRichText: ToRichText,
  locale: Locale,
): Value {
  const fields = fieldsOf(allFields)
  const source = withLinkType(given, fields)
  const known = new Set(fields.flatMap((field) => ('name' in field ? [field.name] : [])))
  const unknown = Object.keys(source).find((key) => !known.has(key) && key !== 'block')
  if (unknown) throw new BrandError(`there is no field “${unknown}”`)
  return Object.fromEntries(
    fields.flatMap((field) => {
      if (!('name' in field) || source[field.name] === undefined) return []
      const value = convertValue(inLocale(source[field.name], locale), field, names, toRichText, locale)
      return value === undefined ? [] : [[field.name, value]]
    }),
  )
}

function convertValue(value: unknown, field: Field, names: Names, toRichText: ToRichText, locale: Locale): unknown {
  if (value === undefined || value === null) return undefined
  switch (field.type) {
    case 'upload':
      return names.picture(String(value))
    case 'relationship':
      return names.page(String(value))
    case 'richText':
      return toRichText(String(value))
    case 'group':
      return 'name' in field ? convertFields(value as Value, field.fields, names, toRichText, locale) : undefined
    case 'array':
      return (value as Value[]).map((row) => convertFields(row, field.fields, names, toRichText, locale))
    case 'blocks':
      return (value as Value[]).map((row) => convertBlock(row, field.blocks, names, toRichText, locale))
    case 'text':
    case 'textarea':
      return String(value).trimEnd()
    default:
      return value
  }
}

function convertBlock(
  given: Value,
  blocks: readonly Block[],
  names: Names,
  toRichText: ToRichText,
  locale: Locale,
): Value {
  const block = blocks.find((candidate) => candidate.slug === given.block)
  if (!block) throw new BrandError(`there is no block “${String(given.block)}”`)
  return { blockType: block.slug, ...convertFields(given, block.fields, names, toRichText, locale) }
}
