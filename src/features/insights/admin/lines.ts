/** Geometry of a plot: its points and the curve through them. */

export interface Point {
  x: number
  y: number
}

const rounded = (value: number) => Math.round(value * 10) / 10

/** Slopes that keep the curve within the range of neighbouring points (Fritsch and Carlson, 1980). */
function slopesOf(points: readonly Point[]): number[] {
  const between = points.slice(1).map(({ x, y }, at) => {
    const before = points[at] ?? { x: 0, y: 0 }
    return (y - before.y) / (x - before.x || 1)
  })
  return points.map((_, at) => {
    const [left, right] = [between[at - 1], between[at]]
    if (left === undefined || right === undefined) return left ?? right ?? 0
    return left * right <= 0 ? 0 : (2 * left * right) / (left + right)
  })
}

/** The path of a curve through points from left to right. */
export function curveThrough(points: readonly Point[]): string {
  const [first] = points
  if (!first) return ''
  const slopes = slopesOf(points)
  const parts = points.slice(1).map((point, index) => {
    const before = points[index] ?? point
    const third = (point.x - before.x) / 3
    const [leaving, arriving] = [slopes[index] ?? 0, slopes[index + 1] ?? 0]
    return `C${[before.x + third, before.y + leaving * third, point.x - third, point.y - arriving * third, point.x, point.y].map(rounded).join(' ')}`
  })
  return `M${rounded(first.x)} ${rounded(first.y)}${parts.join('')}`
}

/** Indexes of labelled points, `most` at most: evenly spaced, from the last backwards. */
export function labelled(count: number, most: number): number[] {
  const every = Math.max(1, Math.ceil(count / Math.max(1, most)))
  return Array.from({ length: count }, (_, at) => at).filter((at) => (count - 1 - at) % every === 0)
}
