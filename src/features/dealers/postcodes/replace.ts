/** Replaces the stored postcodes by those of a register, all or none. */
import type { BasePayload } from 'payload'
import type { PostcodePlace } from './names'

interface Columns {
  [column: string]: never
}
interface Connection {
  select(fields: object): { from(table: unknown): Promise<Record<string, unknown>[]> }
  delete(table: unknown): Promise<unknown>
  insert(table: unknown): { values(rows: readonly object[]): Promise<unknown> }
}
interface Database {
  tables: Record<string, Columns>
  drizzle: { transaction<T>(work: (connection: Connection) => Promise<T>): Promise<T> }
}

/** Rows in one statement: SQLite takes 32,766 values, and a row has five. */
const AT_ONCE = 500

export interface Replaced {
  rows: number
  /** Rows without a position, both in the file and before. */
  unplaced: number
}

/** A register without coordinates (Posten's) keeps the stored positions. */
export async function replacePostcodes(
  payload: BasePayload,
  places: readonly PostcodePlace[],
  progress: (done: number) => void = () => {},
): Promise<Replaced> {
  const { tables, drizzle } = payload.db as unknown as Database
  const table = tables.postcodes
  if (!table) throw new Error('the postcodes have no table')
  const { postcode, latitude, longitude } = table
  return drizzle.transaction(async (connection) => {
    const stored = new Map(
      (await connection.select({ postcode, latitude, longitude }).from(table)).map((row) => [
        String(row.postcode),
        row,
      ]),
    )
    const rows = places.map(({ position, ...place }) => {
      const before = stored.get(place.postcode)
      return {
        ...place,
        latitude: position?.latitude ?? before?.latitude ?? null,
        longitude: position?.longitude ?? before?.longitude ?? null,
      }
    })
    await connection.delete(table)
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      await connection.insert(table).values(rows.slice(at, at + AT_ONCE))
      progress(Math.min(rows.length, at + AT_ONCE))
    }
    return { rows: rows.length, unplaced: rows.filter(({ latitude }) => latitude === null).length }
  })
}
