/** The text of a field in another language of the document. */
import { isValues } from '../../../lib/isValues'

/** State of the form by path. */
type Fields = Readonly<Record<string, { value?: unknown } | undefined>>

/** The row that stands for the form's: the same one, else the one at its place if it is of the same type. */
function rowOf(rows: readonly unknown[], index: number, id: unknown, blockType: unknown): unknown {
  const own = id ? rows.find((row) => isValues(row) && row.id === id) : undefined
  const there = own ?? rows[index]
  return isValues(there) && (there.blockType ?? undefined) === (blockType ?? undefined) ? there : undefined
}

/** `document`: as REST gives it in the other language. Undefined where there is no text, or no such row. */
export function otherText(document: unknown, path: string, fields: Fields): string | undefined {
  const names = path.split('.')
  let value = document
  for (const [at, name] of names.entries()) {
    const row = names.slice(0, at + 1).join('.')
    if (Array.isArray(value))
      value = rowOf(value, Number(name), fields[`${row}.id`]?.value, fields[`${row}.blockType`]?.value)
    else value = isValues(value) ? value[name] : undefined
  }
  return typeof value === 'string' && value.trim() ? value : undefined
}
