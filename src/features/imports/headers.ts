/** Maps the cells of a file to columns, by the file's first line. */
import type { Localised } from '../../lib/locales'
import type { ImportColumn } from './columns'
import { fileMessages, filled } from './messages'

/** By position in the line; undefined if the header is empty. */
export type Headers = readonly (ImportColumn | undefined)[]

const tidy = (header: string) => header.trim().toLowerCase().replace(/\s+/g, ' ')

export function readHeaders(
  cells: readonly string[],
  columns: readonly ImportColumn[],
  key: ImportColumn,
): { headers: Headers } | { error: Localised } {
  const find = (header: string) =>
    columns.find((column) => column.header === header) ?? columns.find(({ aliases }) => aliases.includes(header))
  const names = cells.map(tidy)
  const headers = names.map((name) => (name ? find(name) : undefined))
  const unknown = cells.filter((_, at) => names[at] && !headers[at])
  if (!headers.includes(columns.find(({ header }) => header === key.header)))
    return { error: filled(fileMessages.noKey, { header: key.header }) }
  if (unknown.length > 0) return { error: filled(fileMessages.unknownHeaders, { headers: unknown.join(', ') }) }
  const twice = headers.find((column, at) => column && headers.indexOf(column) !== at)
  return twice ? { error: filled(fileMessages.headerTwice, { header: twice.header }) } : { headers }
}
