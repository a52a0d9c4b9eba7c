/** Replaces the stored postcodes by those of a register, all or none. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { recordset } from '../../../cms/recordset'
import { numberIn } from '../../../cms/rows'
import { runInTransaction } from '../../../cms/runInTransaction'
import { runStatement } from '../../../cms/statements'
import { into, pick, select } from '../../../cms/tables'
import { postcodes } from '../tables'
import type { PostcodePlace } from './names'

const columns = {
  postcode: 'text',
  place: 'text',
  municipality: 'text',
  latitude: 'number',
  longitude: 'number',
} as const

export interface Replaced {
  rows: number
  /** Rows without a position, both in the file and before. */
  unplaced: number
}

/** A register without coordinates (Posten's) keeps the stored positions. */
export async function replacePostcodes(payload: BasePayload, places: readonly PostcodePlace[]): Promise<Replaced> {
  const stored = await runStatement(
    payload,
    select(pick(postcodes, 'postcode', 'latitude', 'longitude'), sql`from ${postcodes}`),
  )
  const before = new Map(stored.map((row) => [String(row.postcode), row]))
  const rows = places.map(({ postcode, place, municipality, position }) => ({
    postcode,
    place,
    municipality,
    latitude: position?.latitude ?? numberIn(before.get(postcode)?.latitude) ?? null,
    longitude: position?.longitude ?? numberIn(before.get(postcode)?.longitude) ?? null,
  }))
  const n = recordset(payload, 'n', columns, rows)
  await runInTransaction(payload, [
    sql`delete from ${postcodes}`,
    sql`insert into ${into(postcodes, 'postcode', 'place', 'municipality', 'latitude', 'longitude')}
      select ${n.postcode}, ${n.place}, ${n.municipality}, ${n.latitude}, ${n.longitude} from ${n}`,
  ])
  return { rows: rows.length, unplaced: rows.filter(({ latitude }) => latitude === null).length }
}
