/** What part of the map is shown, and the land that is seen in it. */
import type { Position } from '../distance'
import { outline } from './outline'
import { type Point, project } from './projection'

/** In kilometres of the map. */
export interface View {
  x: number
  y: number
  width: number
  height: number
}

/** A map nearer than this would show nothing but one line of coast. */
const LEAST_KM = 110
/** Room around the outermost places, of the size of what lies between them. */
const ROOM = 0.16

/** The mainland, from Lindesnes to Kinnarodden and Vardø. */
const mainland: readonly Position[] = [
  { latitude: 57.98, longitude: 7.05 },
  { latitude: 71.13, longitude: 27.65 },
  { latitude: 70.4, longitude: 31.1 },
  { latitude: 61.5, longitude: 4.5 },
]

/** The smallest view in the shape of the frame (width by height) that holds all the places, with room around. */
export function viewAround(places: readonly Position[], shape: number): View {
  const points = (places.length > 0 ? places : mainland).map(project)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const least = places.length > 0 ? LEAST_KM : 0
  const width = Math.max(least, (right - left) * (1 + 2 * ROOM), (bottom - top) * (1 + 2 * ROOM) * shape)
  const height = width / shape
  return {
    x: Math.round((left + right - width) / 2),
    y: Math.round((top + bottom - height) / 2),
    width: Math.round(width),
    height: Math.round(height),
  }
}

const islands: readonly (readonly Point[])[] = outline.map((line) => {
  let [east, north] = [0, 0]
  const steps = [...line.matchAll(/(-?\d+) ?(-?\d+)/g)]
  return steps.map(([, right, up]) => {
    east += Number(right)
    north += Number(up)
    return project({ latitude: north / 100, longitude: east / 100 })
  })
})

type Side = { inside(point: Point): boolean; cross(one: Point, other: Point): Point }

function sidesOf({ x, y, width, height }: View): Side[] {
  const at = (one: Point, other: Point, part: number): Point => ({
    x: one.x + (other.x - one.x) * part,
    y: one.y + (other.y - one.y) * part,
  })
  const upright = (edge: number, right: boolean): Side => ({
    inside: (point) => (right ? point.x >= edge : point.x <= edge),
    cross: (one, other) => at(one, other, (edge - one.x) / (other.x - one.x)),
  })
  const level = (edge: number, below: boolean): Side => ({
    inside: (point) => (below ? point.y >= edge : point.y <= edge),
    cross: (one, other) => at(one, other, (edge - one.y) / (other.y - one.y)),
  })
  return [upright(x, true), upright(x + width, false), level(y, true), level(y + height, false)]
}

/** Sutherland and Hodgman. */
function clipped(points: readonly Point[], view: View): readonly Point[] {
  let kept = points
  for (const { inside, cross } of sidesOf(view)) {
    kept = kept.flatMap((point, at) => {
      const before = kept[(at + kept.length - 1) % kept.length] ?? point
      const entering = inside(point) !== inside(before) ? [cross(before, point)] : []
      return inside(point) ? [...entering, point] : entering
    })
  }
  return kept
}

/** The land within a view as the data of a path; a little more than is seen, so that its cut edges are not. */
export function landIn(view: View): string {
  const margin = view.width / 20
  const around = {
    x: view.x - margin,
    y: view.y - margin,
    width: view.width + 2 * margin,
    height: view.height + 2 * margin,
  }
  // What a pixel could not show is left out: the finer the nearer.
  const fine = view.width < 400 ? 10 : 1
  const round = (value: number) => Math.round(value * fine) / fine
  return islands
    .map((island) => clipped(island, around))
    .filter((points) => points.length > 2)
    .map((points) => `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`)
    .join('')
}
