/**
 * Filter conditions on subscribers: one field, compared with a value. Plain functions, for the server and the admin's
 * screens.
 */
import type { Localised } from '../../lib/locales'

export type FieldKind = 'text' | 'number' | 'date' | 'select'

/** A field of subscribers that can be filtered by. */
export interface FilterField {
  name: string
  label: string
  kind: FieldKind
  choices: readonly string[]
}

export const comparisons = {
  is: { nb: 'er', en: 'is' },
  isNot: { nb: 'er ikke', en: 'is not' },
  contains: { nb: 'inneholder', en: 'contains' },
  from: { nb: 'er fra og med', en: 'is from' },
  to: { nb: 'er til og med', en: 'is up to' },
  between: { nb: 'er fra og til og med', en: 'is from and up to' },
  given: { nb: 'er fylt ut', en: 'is filled in' },
  missing: { nb: 'er ikke fylt ut', en: 'is not filled in' },
} as const satisfies Readonly<Record<string, Localised>>
export type FilterOperator = keyof typeof comparisons

const ofWords: readonly FilterOperator[] = ['is', 'isNot', 'contains', 'given', 'missing']
const ofSizes: readonly FilterOperator[] = ['is', 'isNot', 'from', 'to', 'between', 'given', 'missing']
const ofChoices: readonly FilterOperator[] = ['is', 'isNot', 'given', 'missing']

/** Comparisons for each kind of field. */
export const comparisonsOf: Readonly<Record<FieldKind, readonly FilterOperator[]>> = {
  text: ofWords,
  number: ofSizes,
  date: ofSizes,
  select: ofChoices,
}

/** Number of values that a comparison takes. */
export const valuesOf = (comparison: FilterOperator): 0 | 1 | 2 =>
  comparison === 'given' || comparison === 'missing' ? 0 : comparison === 'between' ? 2 : 1

/** The subscriber's name: a field of every subscriber, in messages and in filters. */
export const NAME_FIELD = 'navn'
/** The day of the first subscription. No field of the form can have such a name. */
export const JOINED_FIELD = '@joined'

export interface SubscriberCondition {
  field: string
  kind: FieldKind
  comparison: FilterOperator
  value: string
  /** The end of a range. */
  valueTo: string
}

/** Numeric value of a number or a date, in stored or typed form. */
function sizeOf(kind: FieldKind, text: string): number {
  if (kind === 'date') return Date.parse(`${text}T00:00:00Z`)
  return text.trim() === '' ? Number.NaN : Number(text.replace(/\s/g, '').replace(',', '.'))
}

const folded = (text: string) => text.trim().toLowerCase()

/** Whether a value is valid for the comparison. */
export function isComparable(kind: FieldKind, comparison: FilterOperator, value: string): boolean {
  if (valuesOf(comparison) === 0) return true
  if (kind === 'number' || kind === 'date') return Number.isFinite(sizeOf(kind, value))
  return value.trim() !== ''
}

/** `kept`: empty if the subscriber has no value; an empty value is in no range. */
export function meets(kept: string, { kind, comparison, value, valueTo }: SubscriberCondition): boolean {
  if (comparison === 'given') return kept !== ''
  if (comparison === 'missing') return kept === ''
  const isSize = kind === 'number' || kind === 'date'
  const same = isSize ? sizeOf(kind, kept) === sizeOf(kind, value) : folded(kept) === folded(value)
  if (comparison === 'is') return same
  if (comparison === 'isNot') return !same
  if (comparison === 'contains') return folded(kept).includes(folded(value))
  const size = sizeOf(kind, kept)
  const [from, to] = comparison === 'between' ? [value, valueTo] : [value, value]
  return (comparison === 'to' || size >= sizeOf(kind, from)) && (comparison === 'from' || size <= sizeOf(kind, to))
}
