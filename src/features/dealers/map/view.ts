/** The part of the map that is shown. */
import type { Position } from '../distance'
import { project } from './projection'

/** In kilometres of the map. */
export interface MapView {
  x: number
  y: number
  width: number
  height: number
}

/** Smallest width in kilometres: a narrower map would show only a line of coast. */
const LEAST_KM = 110
/** Margin around the outermost places, as a fraction of their extent. */
const ROOM = 0.16
const ROOM_OF_COUNTRY = 0.03

/** The mainland, from Lindesnes to Kinnarodden and Vardø. */
const mainland: readonly Position[] = [
  { latitude: 57.98, longitude: 7.05 },
  { latitude: 71.13, longitude: 27.65 },
  { latitude: 70.4, longitude: 31.1 },
  { latitude: 61.5, longitude: 4.5 },
]

/** The smallest view in the frame's aspect ratio (width by height) that holds all places, with a margin. */
export function viewAround(places: readonly Position[], shape: number): MapView {
  const points = (places.length > 0 ? places : mainland).map(project)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const least = places.length > 0 ? LEAST_KM : 0
  const room = 1 + 2 * (places.length > 0 ? ROOM : ROOM_OF_COUNTRY)
  const width = Math.max(least, (right - left) * room, (bottom - top) * room * shape)
  const height = width / shape
  return {
    x: Math.round((left + right - width) / 2),
    y: Math.round((top + bottom - height) / 2),
    width: Math.round(width),
    height: Math.round(height),
  }
}
