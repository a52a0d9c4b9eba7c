import { tagOf } from '../../lib/locales'
/** Positions on the globe and how far apart they are. */

/** Decimal degrees, WGS 84. */
export interface Position {
  latitude: number
  longitude: number
}

/** The mean radius of the Earth in kilometres. */
const EARTH_RADIUS = 6371
const RADIANS = Math.PI / 180

/** Kilometres along the surface (haversine). */
export function kmBetween(one: Position, other: Position): number {
  const half = (degrees: number) => Math.sin((degrees * RADIANS) / 2) ** 2
  const h =
    half(one.latitude - other.latitude) +
    Math.cos(one.latitude * RADIANS) * Math.cos(other.latitude * RADIANS) * half(one.longitude - other.longitude)
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** The position as a point on a unit sphere. */
export function unitVector({ latitude, longitude }: Position): [x: number, y: number, z: number] {
  const around = Math.cos(latitude * RADIANS)
  return [around * Math.cos(longitude * RADIANS), around * Math.sin(longitude * RADIANS), Math.sin(latitude * RADIANS)]
}

/** Length of the chord of the unit sphere for a surface distance in kilometres. */
export function chordOf(km: number): number {
  return 2 * Math.sin(Math.min(Math.PI / 2, km / (2 * EARTH_RADIUS)))
}

/** Parses `69.65,18.96` from a URL; undefined for an invalid position. */
export function parsePosition(text: string): Position | undefined {
  const [, first, second] = /^\s*(-?\d{1,2}(?:\.\d{1,10})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,10})?)\s*$/.exec(text) ?? []
  if (first === undefined || second === undefined) return undefined
  const position = { latitude: Number(first), longitude: Number(second) }
  return Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180 ? position : undefined
}

/** Distances in steps of a tenth of a kilometre, as shown; equal steps count as equal distances. */
export function sameStep(km: number): number {
  return Math.round(km * 10)
}

const [english, norwegian] = [new Intl.NumberFormat(tagOf('en')), new Intl.NumberFormat(tagOf('nb'))]

/** `0,4 km`, `12 km`, `1 230 km`. */
export function formatKm(km: number, locale: string): string {
  const shown = km < 9.95 ? Math.round(km * 10) / 10 : Math.round(km)
  return `${(locale === 'en' ? english : norwegian).format(shown)} km`
}
