/** Norwegian postcodes, as texts of four digits: `0001` has leading zeros. */

export interface PostcodeRange {
  from: string
  to: string
}

export function isPostcode(text: string): boolean {
  return /^\d{4}$/.test(text)
}

/** Parses `9000–9299, 9300`; any dash, commas or lines between. The error is the invalid part. */
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
