/** Norwegian postcodes, always four digits in a text: `0001` is no number. */

export interface PostcodeRange {
  from: string
  to: string
}

export function isPostcode(text: string): boolean {
  return /^\d{4}$/.test(text)
}

/** Ranges of a text as `9000–9299, 9300`; any dash, commas or lines between. The fault is the part that is none. */
export function parsePostcodeRanges(text: string): { ranges: readonly PostcodeRange[] } | { error: string } {
  const ranges: PostcodeRange[] = []
  for (const part of text.split(/[,;\n]/).map((piece) => piece.trim())) {
    if (!part) continue
    const [, from, to = from] = /^(\d{4})(?:\s*[-–—]\s*(\d{4}))?$/.exec(part) ?? []
    if (from === undefined || to === undefined || to < from) return { error: part }
    ranges.push({ from, to })
  }
  return { ranges }
}

export function isInRanges(postcode: string, ranges: readonly PostcodeRange[]): boolean {
  return ranges.some(({ from, to }) => from <= postcode && postcode <= to)
}
