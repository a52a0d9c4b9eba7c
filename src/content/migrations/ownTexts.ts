/** The editors' own texts, a column each until then, as the one column that followed; for the migration that removes them. */

export const textRows = 'SELECT * FROM texts_locales'

/** Columns of the table that are no texts. */
const others = ['id', '_locale', '_parent_id']

export function ownTexts(rows: readonly Readonly<Record<string, unknown>>[]): Record<string, Record<string, unknown>> {
  const keyOf = (column: string) => column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  return Object.fromEntries(
    rows.map((row) => [
      String(row._locale),
      Object.fromEntries(
        Object.entries(row).flatMap(([column, text]) => (text && !others.includes(column) ? [[keyOf(column), text]] : [])),
      ),
    ]),
  )
}
