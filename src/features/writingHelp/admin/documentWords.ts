/** The words of the draft that is in the form, in their order. */
import { plainTextOf } from '../../../lib/plainText'
import { MAX_SENT } from '../tasks'

/** State of the form by path. */
type Fields = Readonly<Record<string, { value?: unknown } | undefined>>

/** By the name of the field and its row, as far as the form's own order does not say. */
function placeOf(path: string, names: readonly string[]): [name: number, row: number] {
  const [name = '', row = ''] = path.split('.')
  return [names.indexOf(name), /^\d+$/.test(row) ? Number(row) : -1]
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  return typeof value === 'object' && value !== null && 'root' in value ? plainTextOf(value) : ''
}

/**
 * Fields of text, one on each line, without the described field itself; as much as may be sent. `typeAt`: the type of
 * the field at a path.
 */
export function documentWords(fields: Fields, except: string, typeAt: (path: string) => string | undefined): string {
  const paths = Object.keys(fields).filter(
    (path) => path !== except && ['text', 'textarea', 'richText'].includes(typeAt(path) ?? ''),
  )
  const names = [...new Set(paths.map((path) => path.split('.', 1)[0] ?? ''))]
  const ordered = paths
    .map((path) => ({ path, place: placeOf(path, names) }))
    .sort(({ place: [a, row] }, { place: [b, other] }) => a - b || row - other)
  const lines = ordered.map(({ path }) => textOf(fields[path]?.value))
  // Addresses, anchors and file names have no blank, and one word alone says little.
  return lines
    .filter((line) => /\s/.test(line))
    .join('\n')
    .slice(0, MAX_SENT)
}
