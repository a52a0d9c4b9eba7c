/** Maps between scroll positions and slides. A slide's index is that of the first visible one. */

/** The last index that can be scrolled to: further on the row would have empty space. */
export function lastIndex(total: number, visible: number): number {
  return Math.max(0, total - visible)
}

/** The index `by` slides further on, wrapping at both ends. */
export function slideAfter(index: number, by: number, last: number): number {
  const count = last + 1
  return (((index + by) % count) + count) % count
}

/** The index at a scroll offset; `step` is the distance between two slides, both in pixels. */
export function indexAt(offset: number, step: number, last: number): number {
  return step > 0 ? Math.min(last, Math.max(0, Math.round(offset / step))) : 0
}
