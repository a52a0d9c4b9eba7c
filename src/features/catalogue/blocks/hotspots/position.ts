/** Positions of points: classes that the page's style element gives their percentages (the policy forbids inline styles). */

/** Tenths of a percent within the picture. */
const tenths = (percent: number | null | undefined) => Math.round(Math.min(100, Math.max(0, percent ?? 50)) * 10)

interface Place {
  x?: number | null
  y?: number | null
}

/** Beyond the middle a card opens to the other side, so that it stays in the picture. */
const isFar = (percent: number | null | undefined) => (percent ?? 50) > 50

export function placeClasses({ x, y }: Place): string {
  return [
    `hot-x${tenths(x)}`,
    `hot-y${tenths(y)}`,
    isFar(x) ? 'hotspot-to-start' : '',
    isFar(y) ? 'hotspot-to-top' : '',
  ]
    .filter(Boolean)
    .join(' ')
}

export function placeRules(places: readonly Place[]): string[] {
  return places.flatMap(({ x, y }) => [
    `.hot-x${tenths(x)}{--x:${tenths(x) / 10}%}`,
    `.hot-y${tenths(y)}{--y:${tenths(y) / 10}%}`,
  ])
}
