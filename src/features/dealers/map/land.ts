/** The land of the drawn map: parsed once from the outline, and clipped to a view. */
import { outline } from './outline'
import { type Point, project } from './projection'
import type { MapView } from './view'

/** Resolution that `scripts/norway-outline.mjs` writes. */
const STEPS = 200
const LONGEST = 43
const FIRST = 35

function stepOf(character: string): number {
  const code = character.charCodeAt(0)
  return (code === 123 ? 39 : code === 124 ? 92 : code) - FIRST - LONGEST
}

interface Island {
  points: readonly Point[]
  bounds: MapView
}

const islands: readonly Island[] = outline.map((line) => {
  let [east, north] = [0, 0]
  const points = [...line.matchAll(/!(-?\d+),(-?\d+);|(.)(.)/g)].map(([, right, up, first = '', second = '']) => {
    east += right === undefined ? stepOf(first) : Number(right)
    north += up === undefined ? stepOf(second) : Number(up)
    return project({ latitude: north / STEPS, longitude: east / STEPS })
  })
  return { points, bounds: boundsOf(points) }
})

function boundsOf(points: readonly Point[]): MapView {
  const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [x, y] = [Math.min(...across), Math.min(...down)]
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y }
}

/** Points of a line closer than this fraction of the view's width are merged, since the difference is invisible. */
const FINEST = 320

type Side = { inside(point: Point): boolean; cross(one: Point, other: Point): Point }

function sidesOf({ x, y, width, height }: MapView): Side[] {
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

const meet = (one: MapView, other: MapView) =>
  one.x <= other.x + other.width &&
  other.x <= one.x + one.width &&
  one.y <= other.y + other.height &&
  other.y <= one.y + one.height

/** Sutherland–Hodgman clipping; islands outside the view are skipped. */
function clipped({ points, bounds }: Island, view: MapView): readonly Point[] {
  if (!meet(bounds, view)) return []
  let kept = points
  for (const { inside, cross } of sidesOf(view)) {
    const next: Point[] = []
    let before = kept.at(-1)
    let wasInside = before !== undefined && inside(before)
    for (const point of kept) {
      const isInside = inside(point)
      if (before && isInside !== wasInside) next.push(cross(before, point))
      if (isInside) next.push(point)
      before = point
      wasInside = isInside
    }
    kept = next
  }
  return kept
}

/** The land within a view as path data, with a margin that hides the clipped edges. */
export function landIn(view: MapView): string {
  const margin = view.width / 20
  const around = {
    x: view.x - margin,
    y: view.y - margin,
    width: view.width + 2 * margin,
    height: view.height + 2 * margin,
  }
  const step = view.width / FINEST
  return islands
    .map((island) => thinned(clipped(island, around), step))
    .filter((points) => points.length > 2)
    .map((points) => pathOf(points, view.width < NEAR_KM ? 10 : 1))
    .join('')
}

/** Views narrower than this are drawn to a tenth of a kilometre. */
const NEAR_KM = 500

function thinned(points: readonly Point[], step: number): Point[] {
  const kept: Point[] = []
  for (const point of points) {
    const last = kept.at(-1)
    if (!last || Math.hypot(point.x - last.x, point.y - last.y) >= step) kept.push(point)
  }
  return kept
}

/** Each point as the step from the one before, in fractions of a kilometre. */
function pathOf(points: readonly Point[], parts: number): string {
  let [x, y] = [0, 0]
  const [first = '', ...steps] = points.map((point) => {
    const [right, down] = [Math.round(point.x * parts) - x, Math.round(point.y * parts) - y]
    x += right
    y += down
    const [dx, dy] = [right / parts, down / parts]
    return dy < 0 ? `${dx}${dy}` : `${dx} ${dy}`
  })
  return `M${first}l${steps.join(' ').replaceAll(' -', '-')}z`
}
