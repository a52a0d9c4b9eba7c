/**
 * Converts the content of a brand folder to what the CMS stores, guided by the fields: names of pictures, pages,
 * articles and files become their ids, Markdown becomes rich text. So a new block or collection needs no code here.
 */
import type { Block, Field, RelationshipField, UploadField } from 'payload'
import { blocksOf } from '../cms/fields/blocksOf'
import { FILES } from '../cms/uploads/slugs'
import type { Locale } from '../lib/locales'
import { BrandError } from './brandError'
import type { Names } from './names'
import { relativeMoment } from './relativeMoment'

type Value = Record<string, unknown>

/** Markdown to rich text; asynchronous because the editor's configuration is. */
export type ToRichText = (markdown: string) => unknown

/** The text of a `{ nb, en }` pair; a plain string is Norwegian and serves for both. */
export function inLocale(value: unknown, locale: Locale): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const keys = Object.keys(value)
  const isPair = keys.length > 0 && keys.every((key) => key === 'nb' || key === 'en')
  return isPair ? ((value as Record<string, unknown>)[locale] ?? undefined) : value
}

/** The fields of a level, with those inside rows, tabs and collapsibles. */
export function fieldsOf(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => fieldsOf(tab.fields))
    if (field.type === 'row' || field.type === 'collapsible') return fieldsOf(field.fields)
    return [field]
  })
}

/** Types of a link, by the keys that name their targets in a brand folder; a list is named by `true`, as `dealers: true`. */
function linkTypesOf(type: Field | undefined): ReadonlyMap<string, string> {
  const options = type?.type === 'radio' ? type.options : []
  const types = options.map((option) => (typeof option === 'string' ? option : option.value))
  return new Map(types.flatMap((value) => (value === 'none' ? [] : [[value === 'address' ? 'url' : value, value]])))
}

/** Without a target a link leads nowhere where the field allows it (the head of a dropdown), else to a page not chosen. */
function withLinkType(value: Value, fields: readonly Field[]): Value {
  const fieldNamed = (name: string) => fields.find((field) => 'name' in field && field.name === name)
  if (!fieldNamed('newTab') || value.type !== undefined) return value
  const type = fieldNamed('type')
  const linkTypes = linkTypesOf(type)
  const targets = [...linkTypes.keys()].filter(
    (key) => value[key] !== undefined && value[key] !== null && value[key] !== false,
  )
  if (targets.length > 1) throw new BrandError(`a link leads to one place, not to ${targets.join(' and ')}`)
  const [target] = targets
  const mayBeNone = type !== undefined && 'defaultValue' in type && type.defaultValue === 'none'
  const named = Object.entries(value).filter(([key, given]) => !linkTypes.has(key) || typeof given !== 'boolean')
  return { ...Object.fromEntries(named), type: target ? linkTypes.get(target) : mayBeNone ? 'none' : 'page' }
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
      return named(value, field, field.relationTo === FILES ? 'file' : 'picture', names)
    case 'relationship':
      return named(value, field, kindOfRelation(field, names), names)
    case 'richText':
      return toRichText(String(value))
    case 'group':
      return 'name' in field ? convertFields(value as Value, field.fields, names, toRichText, locale) : undefined
    case 'array':
      return (value as Value[]).map((row) => convertFields(row, field.fields, names, toRichText, locale))
    case 'blocks':
      return (value as Value[]).map((row) => convertBlock(row, blocksOf(field), names, toRichText, locale))
    case 'date':
      return relativeMoment(String(value))
    case 'text':
    case 'textarea':
      return Array.isArray(value) ? value.map(String) : String(value).trimEnd()
    default:
      return value
  }
}

function kindOfRelation({ name, relationTo }: RelationshipField, names: Names): string {
  const kind = names.kindOf(String(relationTo))
  if (kind === undefined) throw new BrandError(`a brand folder cannot name what “${name}” relates to`)
  return kind
}

/** Named documents as their ids. */
function named(
  value: unknown,
  { name, hasMany }: RelationshipField | UploadField,
  kind: string,
  names: Names,
): unknown {
  if (!hasMany) return names.id(kind, String(value))
  if (!Array.isArray(value)) throw new BrandError(`“${name}” is a list of names`)
  return value.map((item) => names.id(kind, String(item)))
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
