import type { Yaml } from './yaml'

/**
 * Rows of a second language are the rows of the first: lists and blocks at every depth carry the same ids, or the words
 * of the first language would go with the rows that they stood in.
 */
export function withRowIds(data: unknown, current: unknown): unknown {
  if (Array.isArray(data))
    return data.map((row, at) => withRowIds(row, Array.isArray(current) ? current[at] : undefined))
  if (typeof data !== 'object' || data === null) return data
  const known = (typeof current === 'object' ? current : null) as Yaml | null
  const rows = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withRowIds(value, known?.[key])]))
  return typeof known?.id === 'string' ? { ...rows, id: known.id } : rows
}
