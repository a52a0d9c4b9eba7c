/** Errors of the form, with their texts and links to the fields. */
import { fieldId, LIST, numberId, quantityId } from './names'
import type { RowMark } from './rows'
import type { FormT, FormText } from './texts'

/** Text of an error, by its key. */
export const errorTextOf = (t: FormT, key: string): string => t(key as FormText)

/** The list first, then its rows, then the fields in their order. */
export function findingsOf(
  errors: Readonly<Record<string, string>>,
  rowErrors: ReadonlyMap<number, RowMark>,
  t: FormT,
): { href: string; text: string }[] {
  const { [LIST]: list, ...fields } = errors
  return [
    ...(list ? [{ href: `#${numberId(0)}`, text: list }] : []),
    ...[...rowErrors].map(([at, { column, text }]) => ({
      href: `#${column === 'quantity' ? quantityId(at) : numberId(at)}`,
      text: `${t('orderRowName', { row: at + 1 })}: ${text}`,
    })),
    ...Object.entries(fields).map(([name, text]) => ({ href: `#${fieldId(name)}`, text })),
  ]
}
