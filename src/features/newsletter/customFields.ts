/** Validation of the site's own form fields. */
import type { NewsletterSetting } from '../../cms/types'

export type CustomField = NonNullable<NewsletterSetting['customFields']>[number]

/** Characters of one value. */
const MAX_VALUE = 200

const isDate = (value: string) => {
  const date = new Date(`${value}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(+date) && date.toISOString().startsWith(value)
}

/** The value in stored form; undefined for an invalid one. Accepts the Norwegian decimal comma, as in 7,5. */
function keptField({ kind, choices }: CustomField, typed: string): string | undefined {
  const value = typed.trim()
  if (value.length > MAX_VALUE || /\p{Cc}/u.test(value)) return undefined
  if (kind === 'number') {
    const plain = value.replace(/\s/g, '').replace(',', '.')
    return /^-?\d{1,15}(\.\d{1,6})?$/.test(plain) ? plain : undefined
  }
  if (kind === 'date') return isDate(value) ? value : undefined
  if (kind === 'select') return choices?.includes(value) ? value : undefined
  return value
}

export type FieldError = { field: CustomField; missing: boolean }

/** Only keeps fields that the site has; returns the first error of each. */
export function readCustomFields(
  fields: readonly CustomField[],
  typed: Readonly<Record<string, string>>,
): { values: Record<string, string>; errors: FieldError[] } {
  const values: Record<string, string> = {}
  const errors: FieldError[] = []
  for (const field of fields) {
    const given = Object.hasOwn(typed, field.name) ? (typed[field.name] ?? '').trim() : ''
    if (given === '') {
      if (field.required) errors.push({ field, missing: true })
      continue
    }
    const kept = keptField(field, given)
    if (kept === undefined) errors.push({ field, missing: false })
    else values[field.name] = kept
  }
  return { values, errors }
}
