/** Projection to a flat map of Norway: Lambert conformal conic, in kilometres. */
import type { Position } from '../distance'

const RADIANS = Math.PI / 180
const EARTH_RADIUS = 6371
/** Degrees: the standard parallels, and the central meridian. */
const SOUTHERN = 60
const NORTHERN = 70
const MIDDLE = 15
/** The latitude and height at which `y` is 0: all of Norway lies below. */
const TOP = 81

const t = (latitude: number) => Math.tan(Math.PI / 4 + (latitude * RADIANS) / 2)
const n = Math.log(Math.cos(SOUTHERN * RADIANS) / Math.cos(NORTHERN * RADIANS)) / Math.log(t(NORTHERN) / t(SOUTHERN))
const F = (Math.cos(SOUTHERN * RADIANS) * t(SOUTHERN) ** n) / n
const radiusAt = (latitude: number) => (EARTH_RADIUS * F) / t(latitude) ** n

export interface Point {
  x: number
  /** Downwards. */
  y: number
}

export function project({ latitude, longitude }: Position): Point {
  const radius = radiusAt(Math.max(-80, Math.min(89, latitude)))
  const angle = n * (longitude - MIDDLE) * RADIANS
  return { x: radius * Math.sin(angle), y: radius * Math.cos(angle) - radiusAt(TOP) }
}

/** The inverse projection, for a click on the map. */
export function unproject({ x, y }: Point): Position {
  const down = y + radiusAt(TOP)
  const radius = Math.hypot(x, down)
  const latitude = (2 * Math.atan(((EARTH_RADIUS * F) / radius) ** (1 / n)) - Math.PI / 2) / RADIANS
  return { latitude, longitude: MIDDLE + Math.atan2(x, down) / n / RADIANS }
}
