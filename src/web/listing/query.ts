/** Queries of lists: one state has one address. */

type Query = Readonly<Record<string, string>>

/** With `?`, in the order given; empty if all values are defaults. */
export function queryText(values: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  return query.size > 0 ? `?${query}` : ''
}

/** Whether a query is written as the list writes its state: others redirect there. */
export const isWrittenAs = (names: readonly string[], query: Query, written: string): boolean =>
  queryText(Object.fromEntries(names.map((name) => [name, query[name]]))) === written

/** From 1. */
export function pageIn(value: string | undefined): number {
  const page = Number(value)
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}
