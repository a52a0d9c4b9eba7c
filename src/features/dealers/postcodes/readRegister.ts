/**
 * Files that list postcodes, in the shapes in which they are published:
 *
 * - comma separated with a heading that names `postcode` and `place`, perhaps `municipality`, `latitude`, `longitude`;
 * - Posten's register (`Postnummerregister-ansi.txt`): tabs, without heading and coordinates, Windows-1252;
 * - GeoNames (`NO.txt`): tabs, coordinates in the tenth and eleventh column.
 */
import { parse } from 'csv-parse/sync'
import { type PostcodePlace, placeName } from './names'
import { isPostcode } from './ranges'

/** Unknown format. The message is one line. */
export class RegisterError extends Error {}

/** Decodes UTF-8, or Windows-1252 if it is invalid UTF-8. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

type Cells = readonly string[]

function positionOf(latitude = '', longitude = '') {
  const position = { latitude: Number(latitude), longitude: Number(longitude) }
  const isPlace = latitude.trim() !== '' && Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180
  return isPlace ? position : undefined
}

const geoNames = ([, postcode = '', place = '', , , , , municipality = '', , latitude, longitude]: Cells) => ({
  postcode,
  place,
  municipality,
  position: positionOf(latitude, longitude),
})

const geoNamesOfNorway = ([, postcode = '', place = '', , , admin2 = '', , , , latitude, longitude]: Cells) => ({
  postcode,
  place,
  municipality: admin2,
  position: positionOf(latitude, longitude),
})

const posten = ([postcode = '', place = '', , municipality = '']: Cells) => ({
  postcode,
  place,
  municipality,
  position: undefined,
})

function byHeading(heading: Cells) {
  const at = (name: string) => heading.findIndex((cell) => cell.trim().toLowerCase() === name)
  const [postcode, place] = [at('postcode'), at('place')]
  if (postcode < 0 || place < 0) throw new RegisterError('The heading names no “postcode” and “place”.')
  const [municipality, latitude, longitude] = [at('municipality'), at('latitude'), at('longitude')]
  return (cells: Cells): PostcodePlace => ({
    postcode: cells[postcode] ?? '',
    place: cells[place] ?? '',
    municipality: cells[municipality] ?? '',
    position: positionOf(cells[latitude], cells[longitude]),
  })
}

export function readRegister(bytes: Uint8Array): PostcodePlace[] {
  const text = textOf(bytes)
  const delimiter = text.slice(0, 2000).includes('\t') ? '\t' : ','
  const rows: string[][] = parse(text, {
    delimiter,
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    quote: delimiter === '\t' ? null : '"',
  })
  const [first = []] = rows
  const isGeoNames = delimiter === '\t' && first[0] === 'NO'
  const read = delimiter === ',' ? byHeading(first) : isGeoNames ? readGeoNames : posten
  // Of a postcode listed for several places, the first is the main one.
  const places = new Map<string, PostcodePlace>()
  for (const row of delimiter === ',' ? rows.slice(1) : rows) {
    const { postcode, place, municipality, position } = read(row)
    const code = postcode.trim()
    if (!isPostcode(code) || !place.trim())
      throw new RegisterError(`Not understood: “${row.join(delimiter).slice(0, 80)}”.`)
    if (!places.has(code))
      places.set(code, { postcode: code, place: placeName(place), municipality: placeName(municipality), position })
  }
  if (places.size === 0) throw new RegisterError('The file holds no postcodes.')
  return [...places.values()]
}

/** The municipality is in the third of the administrative levels if there are three, else in the second. */
function readGeoNames(cells: Cells): PostcodePlace {
  return cells[7] ? geoNames(cells) : geoNamesOfNorway(cells)
}
