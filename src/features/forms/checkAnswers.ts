/** Checks what was filled in: the same in the browser and on the server. Messages are keys of our texts. */
import * as z from 'zod/mini'
import { isOrganisationNumber } from '../../lib/organisationNumber'
import { shownValues, type Typed } from './conditions'
import { choicesIn, type FormField } from './formField'
import { isChoice, isText, type Pattern } from './kinds'
import type { FormErrorKey } from './texts'

/** Characters. Long enough for anyone, short enough to be read. */
const MAX_LINE = 200
const MAX_TEXT = 5000

const MEBIBYTE = 1024 * 1024
const DAY = 24 * 60 * 60 * 1000

interface GivenFile {
  size: number
}

export interface Given {
  values: Typed
  files: Readonly<Record<string, readonly GivenFile[]>>
  /** Today in Norway, as `2026-11-23`. */
  today: string
}

const address = z.string().check(z.email())
const isEmail = (text: string) => z.safeParse(address, text).success

const patternErrors: Readonly<Record<Pattern, (text: string) => FormErrorKey | undefined>> = {
  none: () => undefined,
  postcode: (text) => (/^\d{4}$/.test(text) ? undefined : 'formPostcodeInvalid'),
  organisationNumber: (text) => (isOrganisationNumber(text) ? undefined : 'formOrganisationInvalid'),
  phone: (text) => (/^\+?\d{5,15}$/.test(text.replace(/[\s().-]/g, '')) ? undefined : 'formPhoneInvalid'),
  webAddress: (text) => (/^https?:\/\//i.test(text) && URL.canParse(text) ? undefined : 'formWebAddressInvalid'),
}

/** The number that a visitor typed, with comma or point; undefined for anything else. */
function numberIn(text: string): number | undefined {
  const plain = text.replace(/\s/g, '').replace(',', '.')
  return /^-?\d{1,12}(\.\d{1,6})?$/.test(plain) ? Number(plain) : undefined
}

function between(value: number, { min, max }: FormField, tooLow: FormErrorKey, tooHigh: FormErrorKey) {
  if (min !== undefined && value < min) return tooLow
  return max !== undefined && value > max ? tooHigh : undefined
}

/** Days from today to a date; undefined for a date that there is not. */
function daysUntil(text: string, today: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  const date = new Date(`${text}T00:00:00Z`)
  // `2026-02-30` is no date, and JavaScript's would be in March.
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(text)) return undefined
  return Math.round((date.getTime() - Date.parse(`${today}T00:00:00Z`)) / DAY)
}

function choiceError(field: FormField, value: string): FormErrorKey | undefined {
  const chosen = choicesIn(value)
  if (chosen.some((one) => !field.options.some((option) => option.value === one))) return 'formChoiceUnknown'
  if (field.kind === 'checkboxes') return between(chosen.length, field, 'formChoicesFewer', 'formChoicesMore')
  return chosen.length > 1 ? 'formChoiceUnknown' : undefined
}

function fileError(field: FormField, files: readonly GivenFile[]): FormErrorKey | undefined {
  if (files.length > (field.max ?? 1)) return 'formFilesTooMany'
  return files.some(({ size }) => size > field.megabytes * MEBIBYTE) ? 'formFileTooLarge' : undefined
}

function textError(field: FormField, text: string): FormErrorKey | undefined {
  if (text.length > (field.kind === 'longText' ? MAX_TEXT : MAX_LINE)) return 'formTooLong'
  return between(text.length, field, 'formTextShort', 'formTextLong') ?? patternErrors[field.pattern](text)
}

function givenError(field: FormField, value: string, today: string): FormErrorKey | undefined {
  if (isChoice(field.kind)) return choiceError(field, value)
  switch (field.kind) {
    case 'email':
      if (value.length > MAX_LINE) return 'formTooLong'
      return isEmail(value) ? undefined : 'formEmailInvalid'
    case 'number': {
      const number = numberIn(value)
      return number === undefined ? 'formNumberInvalid' : between(number, field, 'formNumberLow', 'formNumberHigh')
    }
    case 'date': {
      const days = daysUntil(value, today)
      return days === undefined ? 'formDateInvalid' : between(days, field, 'formDateEarly', 'formDateLate')
    }
    case 'consent':
      return undefined
    default:
      return textError(field, value)
  }
}

function missingKey({ kind }: FormField): FormErrorKey {
  if (kind === 'consent') return 'formConsentMissing'
  if (kind === 'email') return 'formEmailInvalid'
  if (kind === 'file') return 'formFileMissing'
  return isChoice(kind) ? 'formChoiceMissing' : 'formFieldMissing'
}

/** The error of each field that has one. Fields that are not shown have none, and are not required. */
export function checkAnswers(
  fields: readonly FormField[],
  { values, files, today }: Given,
): Readonly<Record<string, FormErrorKey>> {
  const { shown } = shownValues(fields, values)
  const errors: Record<string, FormErrorKey> = {}
  for (const field of fields) {
    if (isText(field.kind) || !shown.has(field.name)) continue
    const value = (values[field.name] ?? '').trim()
    const given = files[field.name] ?? []
    const isEmpty = field.kind === 'file' ? given.length === 0 : value === ''
    const missing = field.required ? missingKey(field) : undefined
    const found = field.kind === 'file' ? fileError(field, given) : givenError(field, value, today)
    const error = isEmpty ? missing : found
    if (error) errors[field.name] = error
  }
  return errors
}

const missingKeys: readonly FormErrorKey[] = [
  'formFieldMissing',
  'formChoiceMissing',
  'formConsentMissing',
  'formFileMissing',
]

/** The words of an error: those that the editor gave for a missing answer, else the general ones. */
export function errorText(
  field: FormField,
  key: FormErrorKey,
  t: (key: FormErrorKey, values: Readonly<Record<string, string | number>>) => string,
): string {
  if (field.missingText && missingKeys.includes(key)) return field.missingText
  return t(key, { label: field.label, min: field.min ?? '', max: field.max ?? 1, megabytes: field.megabytes })
}
