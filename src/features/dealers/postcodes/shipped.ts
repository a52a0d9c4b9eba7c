/**
 * The places of Norway that ship with the program (`norway.txt` names its source and date). Loaded at the first search
 * for a place, to keep the start short.
 */
import { kmBetween, type Position } from '../distance'
import { areaOf } from './areas'
import type { PostcodePlace } from './names'

/** A place with this many postcodes is a town whose postcodes lie far apart. */
const TOWN = 40
/** Kilometres within which the area of a postcode's first digits counts as part of that town. */
const PART_KM = 15

function positionOf(text: string): Position | undefined {
  const [latitude, longitude] = text.split(' ')
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined
}

/** Expands `4604 4608-4610`. */
function codesOf(ranges: string): string[] {
  return ranges.split(' ').flatMap((range) => {
    const [from = '', to = from] = range.split('-')
    if (!from) return []
    const length = Number(to) - Number(from) + 1
    return Array.from({ length }, (_, at) => String(Number(from) + at).padStart(4, '0'))
  })
}

function parsePlaces(text: string): PostcodePlace[] {
  const places: PostcodePlace[] = []
  let around: Pick<PostcodePlace, 'municipality' | 'county' | 'otherNames'> = { municipality: '' }
  let middle: Position | undefined
  for (const line of text.split('\n')) {
    if (!line || line.startsWith('#')) continue
    const [name = '', position = '', third = ''] = line.split(';')
    if (name.startsWith('=')) {
      const [municipality = '', ...otherNames] = name.slice(1).split('/')
      around = { municipality, ...(third ? { county: third } : {}), ...(otherNames.length > 0 ? { otherNames } : {}) }
      middle = positionOf(position)
      continue
    }
    const own = positionOf(position)
    const codes = codesOf(third)
    if (own && codes.length === 0) places.push({ ...around, postcode: '', place: name, position: own })
    for (const postcode of codes) {
      const area = areaOf(postcode)
      const isPart = codes.length >= TOWN && own && area && kmBetween(area, own) < PART_KM
      places.push({
        ...around,
        postcode,
        place: name,
        position: isPart ? area : (own ?? middle ?? area),
        ...(isPart ? { centre: own } : {}),
        ...(isPart || !own ? { approximate: true } : {}),
      })
    }
  }
  return places
}

export async function shippedPlaces(): Promise<PostcodePlace[]> {
  const { default: text } = await import('./norway.txt?raw')
  return parsePlaces(text)
}
