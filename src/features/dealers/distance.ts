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

/** Where a position lies on a globe of radius 1. */
export function unitVector({ latitude, longitude }: Position): [x: number, y: number, z: number] {
  const around = Math.cos(latitude * RADIANS)
  return [around * Math.cos(longitude * RADIANS), around * Math.sin(longitude * RADIANS), Math.sin(latitude * RADIANS)]
}

/** The straight way between two points of that globe which lie so many kilometres apart along the surface. */
export function chordOf(km: number): number {
  return 2 * Math.sin(Math.min(Math.PI / 2, km / (2 * EARTH_RADIUS)))
}

/** `69.65,18.96`, as an address carries it; undefined for what is no place on the globe. */
export function parsePosition(text: string): Position | undefined {
  const [, first, second] = /^\s*(-?\d{1,2}(?:\.\d{1,10})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,10})?)\s*$/.exec(text) ?? []
  if (first === undefined || second === undefined) return undefined
  const position = { latitude: Number(first), longitude: Number(second) }
  return Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180 ? position : undefined
}

/** Distances that count as the same: a tenth of a kilometre, which is what is shown. */
export function sameStep(km: number): number {
  return Math.round(km * 10)
}

const [english, norwegian] = [new Intl.NumberFormat(tagOf('en')), new Intl.NumberFormat(tagOf('nb'))]

/** `0,4 km`, `12 km`, `1 230 km`. */
export function formatKm(km: number, locale: string): string {
  const shown = km < 9.95 ? Math.round(km * 10) / 10 : Math.round(km)
  return `${(locale === 'en' ? english : norwegian).format(shown)} km`
}
