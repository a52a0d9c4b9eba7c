/** Merges text typed in one language into the stored document with all languages. */

import type { FlattenedField } from 'payload'
import { fieldsOfRow } from '../../cms/fields/blocksOf'
import { isValues, type Values } from '../../lib/isValues'

function merged(field: FlattenedField, typed: unknown, stored: unknown, locale: string): unknown {
  if ('localized' in field && field.localized) return { ...(isValues(stored) ? stored : {}), [locale]: typed }
  if ((field.type === 'group' || field.type === 'tab') && isValues(typed))
    return mergeTyped(field.flattenedFields, typed, stored, locale)
  if ((field.type === 'array' || field.type === 'blocks') && !Array.isArray(typed)) return []
  if ((field.type === 'array' || field.type === 'blocks') && Array.isArray(typed)) {
    const rows = Array.isArray(stored) ? stored.filter(isValues) : []
    return typed.filter(isValues).map((row) => {
      const before = rows.find(({ id }) => id !== undefined && id === row.id)
      return mergeTyped(fieldsOfRow(field, row), row, before, locale)
    })
  }
  return typed
}

/** Fields that were not submitted keep their stored value. */
export function mergeTyped(fields: readonly FlattenedField[], typed: Values, stored: unknown, locale: string): Values {
  const result: Values = { ...(isValues(stored) ? stored : {}) }
  for (const key of ['id', 'blockType', 'blockName']) if (typed[key] !== undefined) result[key] = typed[key]
  for (const field of fields)
    if (typed[field.name] !== undefined && field.name !== 'id')
      result[field.name] = merged(field, typed[field.name], result[field.name], locale)
  return result
}
