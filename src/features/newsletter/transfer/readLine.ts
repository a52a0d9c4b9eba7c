/** Reads one line of a subscriber file: a person, or an error. */

import type { SubscriberGroup } from '../../../cms/types'
import { isLocale, type Locale, type Localised } from '../../../lib/locales'
import { type CustomField, readCustomFields } from '../customFields'
import { readMobile } from '../mobile'
import { NO_GROUP } from '../subscribe'
import { isActive, type Meaning } from './columns'

export interface ImportedPerson {
  line: number
  mobile: string
  name: string
  locale: Locale
  groups: readonly number[]
  customFields: Readonly<Record<string, string>>
}

export type LineRead = ImportedPerson | { line: number; error: Localised } | { line: number; inactive: true }

export interface LineContext {
  meanings: readonly (Meaning | undefined)[]
  fields: readonly CustomField[]
  groups: readonly SubscriberGroup[]
  /** Chosen by the importing user, instead of the file's groups. */
  chosen: readonly number[]
}

const errors = {
  mobile: (typed: string): Localised => ({
    nb: `«${typed}» er ikke et gyldig mobilnummer.`,
    en: `“${typed}” is not a valid mobile number.`,
  }),
  group: (typed: string): Localised => ({
    nb: `Det finnes ingen gruppe «${typed}».`,
    en: `There is no group “${typed}”.`,
  }),
  field: (label: string, typed: string): Localised => ({
    nb: `«${typed}» passer ikke i «${label}».`,
    en: `“${typed}” does not fit “${label}”.`,
  }),
}

/** By id or by name; several separated by commas. */
function groupsNamed(text: string, groups: readonly SubscriberGroup[]): number[] | { unknown: string } {
  const found: number[] = []
  const names = text
    .split(/[,;|]/)
    .map((name) => name.trim())
    .filter((name) => name && name !== '0')
  for (const name of names) {
    const group = groups.find((one) => String(one.id) === name || one.name.toLowerCase() === name.toLowerCase())
    if (!group) return { unknown: name }
    found.push(group.id)
  }
  return found
}

export function readLine(
  { line, cells }: { line: number; cells: readonly string[] },
  { meanings, fields, groups, chosen }: LineContext,
): LineRead {
  const texts: Partial<Record<Exclude<Meaning, object>, string>> = {}
  const custom: Record<string, string> = {}
  for (const [at, meaning] of meanings.entries()) {
    const cell = cells[at]?.trim() ?? ''
    if (typeof meaning === 'object') custom[meaning.custom] = cell
    else if (meaning) texts[meaning] ||= cell
  }
  if (!isActive(texts.status ?? '')) return { line, inactive: true }
  const typed = texts.mobile ?? ''
  // Spreadsheets drop the plus of a number, and lists leave out the country.
  const number = readMobile(/^47\d{8}$/.test(typed) ? `+${typed}` : typed, { home: true })
  if ('error' in number) return { line, error: errors.mobile(typed) }
  const named = chosen.length > 0 ? [...chosen] : groupsNamed(texts.group ?? '', groups)
  if ('unknown' in named) return { line, error: errors.group(named.unknown) }
  // Fields required in the form are optional in a list.
  const { values, errors: wrong } = readCustomFields(
    fields.map((field) => ({ ...field, required: false })),
    custom,
  )
  const [bad] = wrong
  if (bad) return { line, error: errors.field(bad.field.label, custom[bad.field.name] ?? '') }
  return {
    line,
    mobile: number.mobile,
    name: (texts.name || number.mobile).slice(0, 120),
    locale: isLocale(texts.locale) ? texts.locale : 'nb',
    groups: named.length > 0 ? named : [NO_GROUP],
    customFields: values,
  }
}
