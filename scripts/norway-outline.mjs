/**
 * Writes the outline of Norway that maps are drawn from, after a change of the limits below:
 *
 *     node scripts/norway-outline.mjs
 *
 * From world-atlas (Natural Earth, public domain), simplified until it is small enough to go out with a page.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fetchPackage } from './fetch-package.mjs'
import { root } from './project.mjs'

/** Degrees of latitude that a line may be off: nine tenths of a kilometre. */
const TOLERANCE = 0.0078
/** Square kilometres below which an island is left out. */
const SMALLEST = 6
/** Norway in ISO 3166; what lies farther south or west is Bouvet Island and Jan Mayen. */
const NORWAY = '578'
const SOUTH = 57
const WEST = 0
/** Steps in a degree, the longest step that is one character, and the character of the step as far back. */
const STEPS = 200
const LONGEST = 43
const FIRST = 35
const KM_PER_DEGREE = 111.2

/** @typedef {[longitude: number, latitude: number]} Point */

/** Degrees of longitude are shorter the farther north. @param {Point} point */
const wide = ([longitude, latitude]) => longitude * Math.cos((latitude * Math.PI) / 180)

/** Douglas and Peucker. @param {Point[]} points @returns {Point[]} */
function simplified(points) {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return points
  const [dx, dy] = [wide(last) - wide(first), last[1] - first[1]]
  const length = Math.hypot(dx, dy)
  let farthest = 0
  let at = 0
  for (let index = 1; index < points.length - 1; index++) {
    const point = /** @type {Point} */ (points[index])
    const [x, y] = [wide(point) - wide(first), point[1] - first[1]]
    const away = length === 0 ? Math.hypot(x, y) : Math.abs(x * dy - y * dx) / length
    if (away > farthest) [farthest, at] = [away, index]
  }
  if (farthest <= TOLERANCE) return [first, last]
  return [...simplified(points.slice(0, at + 1)).slice(0, -1), ...simplified(points.slice(at))]
}

/** Square kilometres. @param {Point[]} ring */
function areaOf(ring) {
  let twice = 0
  for (let at = 0; at < ring.length - 1; at++) {
    const [one, other] = [/** @type {Point} */ (ring[at]), /** @type {Point} */ (ring[at + 1])]
    twice += wide(one) * other[1] - wide(other) * one[1]
  }
  return (Math.abs(twice) / 2) * KM_PER_DEGREE ** 2
}

/**
 * Two characters for each point: its step east and north of the one before. A step too long for a character is written
 * as numbers after an exclamation mark.
 * @param {Point[]} ring
 */
function written(ring) {
  let [x, y] = [0, 0]
  return ring
    .slice(0, -1)
    .map(([longitude, latitude]) => {
      const [east, north] = [Math.round(longitude * STEPS), Math.round(latitude * STEPS)]
      const [right, up] = [east - x, north - y]
      ;[x, y] = [east, north]
      if (right === 0 && up === 0) return ''
      if (Math.max(Math.abs(right), Math.abs(up)) > LONGEST) return `!${right},${up};`
      return [right, up].map(character).join('')
    })
    .join('')
}

/** No quotation mark and no backslash among them. @param {number} step */
function character(step) {
  const code = step + LONGEST + FIRST
  return String.fromCharCode(code === 39 ? 123 : code === 92 ? 124 : code)
}

const [atlasFolder, topojson] = [
  await fetchPackage('world-atlas', '2.0.2'),
  await fetchPackage('topojson-client', '3.1.0'),
]
const { feature } = await import(pathToFileURL(join(topojson, 'src/index.js')).href)
const atlas = JSON.parse(readFileSync(join(atlasFolder, 'countries-10m.json'), 'utf8'))
const countries = /** @type {any} */ (feature(atlas, atlas.objects.countries)).features
const { geometry } = countries.find((/** @type {{ id: string }} */ { id }) => id === NORWAY)
/** @type {Point[][]} */
const rings = geometry.coordinates.map((/** @type {Point[][]} */ [outer]) => outer)
const kept = rings
  .filter(
    (ring) =>
      ring.every(([, latitude]) => latitude > SOUTH) &&
      ring.every(([longitude]) => longitude > WEST) &&
      areaOf(ring) >= SMALLEST,
  )
  .sort((one, other) => areaOf(other) - areaOf(one))
  // A ring ends where it begins, so it is simplified in two halves.
  .map((ring) => {
    const half = ring.length >> 1
    return [...simplified(ring.slice(0, half + 1)).slice(0, -1), ...simplified(ring.slice(half))]
  })
  .filter((ring) => ring.length > 3)
const lines = kept.map((ring) => `  '${written(ring)}',`)
writeFileSync(
  join(root, 'src/features/dealers/map/outline.ts'),
  `/**
 * The outline of Norway, an island a line, as map/land.ts reads it. Written by scripts/norway-outline.mjs from world-atlas
 * (Natural Earth, public domain).
 */
export const outline: readonly string[] = [
${lines.join('\n')}
]
`,
)
console.log(`${kept.length} islands, ${lines.join('').length} characters`)
