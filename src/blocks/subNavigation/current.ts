/** Index of the section that is being read; -1 above the first. */
export function currentSection(
  /** Distance of each section's upper edge from that of the window, in pixels. */
  tops: readonly number[],
  {
    line,
    atEnd,
    height,
  }: {
    /** Distance below which a section has begun. */
    line: number
    /** Whether the page cannot scroll further. */
    atEnd: boolean
    /** Height of the window. */
    height: number
  },
): number {
  const isIn = (top: number) => top <= line || (atEnd && top < height)
  return tops.findLastIndex(isIn)
}
