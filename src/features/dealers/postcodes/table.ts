/**
 * Postcodes and names in memory: the shipped places, replaced by those of an imported register. A command may import
 * one while the site runs, so the table is checked for changes.
 */
import { count, max, sum } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { service } from '../../../platform/services'
import { othersTurn } from '../../../platform/turns'
import { PlaceNames, type PostcodePlace } from './names'
import { otherNames } from './otherNames'
import { shippedPlaces } from './shipped'

/** Milliseconds between checks of the table. */
const FRESH = 60_000

interface ReadTable {
  names: PlaceNames
  /** Identifies the table's state: number of rows, and sum of their positions. */
  mark: string
  checkedAt: number
}

interface Columns {
  [column: string]: never
}
interface Database {
  tables: Record<string, Columns>
  drizzle: { select(fields: object): { from(table: unknown): Promise<Record<string, unknown>[]> } }
}

const keptTable = service<BasePayload, { kept?: Promise<ReadTable> }>(() => ({}))

export async function postcodeTable(payload: BasePayload, now = Date.now()): Promise<PlaceNames> {
  const own = keptTable.of(payload)
  const known = await own.kept?.catch(() => undefined)
  if (known && now - known.checkedAt < FRESH) return known.names
  own.kept = read(payload, known, now)
  return (await own.kept).names
}

async function read(payload: BasePayload, known: ReadTable | undefined, now: number): Promise<ReadTable> {
  const { drizzle, tables: all } = payload.db as unknown as Database
  const table = all.postcodes
  if (!table) throw new Error('the postcodes have no table')
  const [seen] = await drizzle
    .select({
      rows: count(),
      last: max(table.id as never),
      north: sum(table.latitude as never),
      east: sum(table.longitude as never),
    })
    .from(table)
  const mark = JSON.stringify(seen)
  if (known?.mark === mark) return { ...known, checkedAt: now }
  const { postcode, place, municipality, latitude, longitude } = table
  const rows = await drizzle.select({ postcode, place, municipality, latitude, longitude }).from(table)
  const shipped = await shippedPlaces()
  // Reading the shipped table and laying out its names take some twenty milliseconds each.
  await othersTurn()
  const stored = new Map(rows.map((row) => [String(row.postcode), row]))
  const own = new Map(shipped.map((place) => [place.postcode, place]))
  const places = shipped.filter(({ postcode }) => !stored.has(postcode))
  for (const [code, row] of stored) places.push(storedPlace(row, own.get(code)))
  places.sort((one, other) => (one.postcode < other.postcode ? -1 : 1))
  return { names: new PlaceNames(places, otherNames), mark, checkedAt: now }
}

/** A register without positions keeps the shipped ones. */
function storedPlace(row: Record<string, unknown>, shipped: PostcodePlace | undefined): PostcodePlace {
  const { position, approximate, centre, county, otherNames } = shipped ?? {}
  const names = {
    postcode: String(row.postcode),
    place: String(row.place),
    municipality: String(row.municipality ?? ''),
    county,
    otherNames,
  }
  return row.latitude == null || row.longitude == null
    ? { ...names, position, approximate, centre }
    : { ...names, position: { latitude: Number(row.latitude), longitude: Number(row.longitude) } }
}
