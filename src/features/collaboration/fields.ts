/**
 * The fields of a document that are compared one by one when two users save it. A list of rows or blocks is one field.
 */

import { createHash } from 'node:crypto'
import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import { fieldsOfRow } from '../../cms/fields/blocksOf'
import { isValues, type Values } from '../../lib/isValues'
import type { Localised } from '../../lib/locales'
import { memoized } from '../../lib/memoized'

export type Entity = SanitizedCollectionConfig | SanitizedGlobalConfig

export interface ComparedField {
  /** Names joined with dots; groups and named tabs are traversed. */
  path: string
  label: Localised
  field: FlattenedField
}

/** Fingerprints of values, by the path of the field. */
export type Prints = Record<string, string>

/** Maintained by Payload. */
const bookkeeping: readonly string[] = ['id', 'createdAt', 'updatedAt', 'deletedAt', '_status']

export function labelOf(label: unknown, name: string): Localised {
  if (typeof label === 'string') return { nb: label, en: label }
  const { nb, en } = isValues(label) ? label : {}
  return { nb: typeof nb === 'string' ? nb : name, en: typeof en === 'string' ? en : name }
}

/** Virtual fields are computed, unless the form lets users edit them. */
const isMade = (field: FlattenedField): boolean =>
  'virtual' in field && Boolean(field.virtual) && field.admin?.readOnly !== false

/** Secrets are not shown to any user, not even as another user's text. */
const isUnseen = (field: FlattenedField): boolean =>
  ('hidden' in field && Boolean(field.hidden)) || ('custom' in field && field.custom?.secret === true)

function collect(fields: readonly FlattenedField[], path: string, group: Localised | undefined): ComparedField[] {
  return fields.flatMap((field): ComparedField[] => {
    if (field.type === 'join' || isMade(field) || isUnseen(field)) return []
    if (path === '' && bookkeeping.includes(field.name)) return []
    const own = labelOf('label' in field ? field.label : undefined, field.name)
    const label = group ? { nb: `${group.nb} › ${own.nb}`, en: `${group.en} › ${own.en}` } : own
    const isGroup = (field.type === 'group' || field.type === 'tab') && !('localized' in field && field.localized)
    if (!isGroup) return [{ path: path + field.name, label, field }]
    const named = 'label' in field && field.label
    return collect(field.flattenedFields, `${path}${field.name}.`, named ? label : group)
  })
}

export const comparedFields: (entity: Entity) => readonly ComparedField[] = memoized(({ flattenedFields }: Entity) =>
  collect(flattenedFields, '', undefined),
)

/** Fields that the user may read: a fingerprint of a short secret could be guessed. */
export async function readableFields(entity: Entity, req: PayloadRequest): Promise<readonly ComparedField[]> {
  const readable = await Promise.all(
    comparedFields(entity).map(async ({ field }) =>
      'access' in field && field.access?.read ? await field.access.read({ req }) : true,
    ),
  )
  return comparedFields(entity).filter((_, at) => readable[at])
}

export function valueAt(document: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (isValues(value) ? value[name] : undefined), document)
}

export function removeAt(document: Values, path: string): void {
  const names = path.split('.')
  const last = names.pop() ?? ''
  const parent = valueAtNames(document, names)
  if (parent) delete parent[last]
}

function valueAtNames(document: Values, names: readonly string[]): Values | undefined {
  const parent = names.length > 0 ? valueAt(document, names.join('.')) : document
  return isValues(parent) ? parent : undefined
}

/** Normalises what forms and databases represent differently: null, empty text, no rows and unchecked are equal. */
function plain(value: unknown): unknown {
  if (value === null || value === undefined || value === '' || value === false) return undefined
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.length > 0 ? value.map((item) => plain(item) ?? null) : undefined
  if (!isValues(value)) return value
  const entries = Object.entries(value)
    .map(([key, inner]) => [key, plain(inner)] as const)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** Characters of a fingerprint: 72 bits, so that two texts do not share one by chance. */
const PRINT_LENGTH = 12

/** The admin's form sends a number of rows where there are none, in nested rows as well. */
function withoutCounts(field: FlattenedField, value: unknown): unknown {
  if (field.type === 'group' || field.type === 'tab') return rowWithoutCounts(field.flattenedFields, value)
  if (field.type !== 'array' && field.type !== 'blocks') return value
  if (!Array.isArray(value)) return undefined
  return value.map((row) => (isValues(row) ? rowWithoutCounts(fieldsOfRow(field, row), row) : row))
}

function rowWithoutCounts(fields: readonly FlattenedField[], row: unknown): unknown {
  if (!isValues(row)) return row
  const own = fields.filter(({ name }) => row[name] !== undefined)
  return { ...row, ...Object.fromEntries(own.map((field) => [field.name, withoutCounts(field, row[field.name])])) }
}

export function fingerprint(value: unknown, field?: FlattenedField): string {
  const counted = field ? withoutCounts(field, value) : value
  return createHash('sha256')
    .update(JSON.stringify(plain(counted)) ?? '')
    .digest('base64url')
    .slice(0, PRINT_LENGTH)
}

export function fingerprints(fields: readonly ComparedField[], document: unknown): Prints {
  return Object.fromEntries(
    fields.map(({ path, field }) => [path, fingerprint(valueAt(document, path), field)] as const),
  )
}

/** Fingerprints of the submitted fields. */
export function sentPrints(fields: readonly ComparedField[], data: unknown): Prints {
  return fingerprints(
    fields.filter(({ path }) => valueAt(data, path) !== undefined),
    data,
  )
}
