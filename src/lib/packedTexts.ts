/** Short texts of one thing as one string: of 100,000 things each string costs some three megabytes beside its letters. */

const BETWEEN = '\0'

export function packTexts(texts: readonly (string | undefined)[]): string {
  const packed = texts.map((text) => text ?? '')
  return packed.map((text) => (text.includes(BETWEEN) ? text.replaceAll(BETWEEN, ' ') : text)).join(BETWEEN)
}

/** The text that was packed at this position; empty where there was none. */
export function textAt(packed: string, at: number): string {
  let from = 0
  for (let passed = 0; passed < at; passed++) {
    const end = packed.indexOf(BETWEEN, from)
    if (end < 0) return ''
    from = end + BETWEEN.length
  }
  const end = packed.indexOf(BETWEEN, from)
  return packed.slice(from, end < 0 ? undefined : end)
}
