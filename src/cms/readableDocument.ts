/**
 * A document in a form that the person it is about can read: values under the labels of their fields. Fields that the
 * admin never shows (keys, hashes) are left out.
 */
import type { Field } from 'payload'
import type { Locale } from '../lib/locales'

type Labelled = { label?: unknown }

function labelled(label: unknown, locale: Locale): string | undefined {
  if (typeof label === 'string') return label
  if (typeof label !== 'object' || label === null) return undefined
  const text = (label as Readonly<Record<string, unknown>>)[locale]
  return typeof text === 'string' ? text : undefined
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

interface Option {
  value: string
  label: unknown
}

function worded(field: Field, value: unknown, locale: Locale): unknown {
  if (field.type === 'select') {
    const option = (field.options as readonly (string | Option)[]).find(
      (one) => typeof one !== 'string' && one.value === value,
    )
    return typeof option === 'object' ? (labelled(option.label, locale) ?? value) : value
  }
  if (field.type === 'relationship' && typeof value === 'object' && value !== null) {
    const { name, id } = value as { name?: unknown; id?: unknown }
    return name ?? id
  }
  if (field.type === 'array' && Array.isArray(value))
    return value.map((row) => readableDocument(field.fields, row as object, locale))
  return value
}

export function readableDocument(fields: readonly Field[], document: object, locale: Locale): Record<string, unknown> {
  const values = document as Readonly<Record<string, unknown>>
  const readable: Record<string, unknown> = {}
  for (const field of fields) {
    if ('hidden' in field && field.hidden) continue
    if (field.admin && 'hidden' in field.admin && field.admin.hidden) continue
    if (field.type === 'ui') continue
    if (field.type === 'tabs') {
      for (const tab of field.tabs) Object.assign(readable, readableDocument(tab.fields, document, locale))
      continue
    }
    if (field.type === 'row' || field.type === 'collapsible') {
      Object.assign(readable, readableDocument(field.fields, document, locale))
      continue
    }
    if (!('name' in field)) continue
    const value = values[field.name]
    if (isEmpty(value)) continue
    readable[labelled((field as Labelled).label, locale) ?? field.name] = worded(field, value, locale)
  }
  return readable
}

const stamps = {
  createdAt: { nb: 'Lagret', en: 'Stored' },
  updatedAt: { nb: 'Sist endret', en: 'Last changed' },
}

/** The same, with the times of creation and change. */
export function readableWithTimes(
  { fields }: { fields: readonly Field[] },
  document: object,
  locale: Locale,
): Record<string, unknown> {
  const { createdAt, updatedAt } = document as { createdAt?: unknown; updatedAt?: unknown }
  return {
    ...readableDocument(fields, document, locale),
    ...(createdAt ? { [stamps.createdAt[locale]]: createdAt } : {}),
    ...(updatedAt ? { [stamps.updatedAt[locale]]: updatedAt } : {}),
  }
}
