/** Which slide is where. A slide's index is that of the first one that is seen. */

/** The last index that can be scrolled to: further on there would be room for more than there is. */
export function lastIndex(total: number, visible: number): number {
  return Math.max(0, total - visible)
}

/** The index a number of slides further on, around the ends. */
export function after(index: number, by: number, last: number): number {
  const count = last + 1
  return (((index + by) % count) + count) % count
}

/** The index at a scroll offset; `step` is the distance between two slides, both in pixels. */
export function indexAt(offset: number, step: number, last: number): number {
  return step > 0 ? Math.min(last, Math.max(0, Math.round(offset / step))) : 0
}
