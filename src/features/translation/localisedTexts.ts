/** The texts of a stored document that differ between languages, with what ties those of two languages together. */
import type { FlattenedField } from 'payload'
import { fieldsOfRow } from '../../cms/fields/blocksOf'
import { isValues, type Values } from '../../lib/isValues'
import type { Locale } from '../../lib/locales'
import { plainTextOf } from '../../lib/plainText'

const kinds = ['text', 'textarea', 'richText'] as const
export type TextKind = (typeof kinds)[number]

export interface LocalisedText {
  /** As the admin's form names the field: `body.0.heading`. */
  path: string
  /** The same with ids in place of positions, where rows have them: it stays when a row is moved. */
  key: string
  /** The same with the kinds of blocks: `body.0:quote.text`. A copied body has other ids, but the same shape. */
  shape: string
  /** Empty where nothing is written. */
  text: string
  kind: TextKind
}

/** Texts that are no language: the same in all, or addresses. */
const sameInAll: readonly string[] = ['id', 'blockName', 'anchor', 'url', 'slug', 'canonical']

type Place = Pick<LocalisedText, 'path' | 'key' | 'shape'>

const below = ({ path, key, shape }: Place, name: string): Place => ({
  path: path + name,
  key: key + name,
  shape: shape + name,
})

const deeper = (place: Place): Place => below(place, '.')

function rowAt({ path, key, shape }: Place, at: number, row: Values): Place {
  const kind = typeof row.blockType === 'string' ? `:${row.blockType}` : ''
  return { path: `${path}.${at}.`, key: `${key}.${row.id ?? at}.`, shape: `${shape}.${at}${kind}.` }
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  return isValues(value) ? plainTextOf(value) : ''
}

/** `document`: as stored, with the languages side by side. Other languages' values are never looked at. */
export function localisedTexts(
  fields: readonly FlattenedField[],
  document: Values,
  locale: Locale,
): readonly LocalisedText[] {
  function collect(
    all: readonly FlattenedField[],
    values: Values,
    place: Place,
    isLocalised: boolean,
  ): LocalisedText[] {
    return all.flatMap((field): LocalisedText[] => {
      if (('hidden' in field && field.hidden) || ('virtual' in field && field.virtual)) return []
      const isOwn = 'localized' in field && field.localized === true && !isLocalised
      const stored = values[field.name]
      const value = isOwn ? (isValues(stored) ? stored[locale] : undefined) : stored
      const inside = isLocalised || isOwn
      const at = below(place, field.name)
      if (field.type === 'group' || field.type === 'tab')
        return collect(field.flattenedFields, isValues(value) ? value : {}, deeper(at), inside)
      if (field.type === 'array' || field.type === 'blocks')
        return (Array.isArray(value) ? value : [])
          .filter(isValues)
          .flatMap((row, index) => collect(fieldsOfRow(field, row), row, rowAt(at, index, row), inside))
      const kind = kinds.find((one) => one === field.type)
      if (!inside || !kind || sameInAll.includes(field.name)) return []
      if ('hasMany' in field && field.hasMany) return []
      return [{ ...at, kind, text: textOf(value) }]
    })
  }
  return collect(fields, document, { path: '', key: '', shape: '' }, false)
}
