/** Strings that many rows have in common, such as towns: each row from the database brings a copy of its own. */
const known = new Map<string, string>()
/** Strings that are remembered; then it begins anew. */
const MOST = 10_000

/** The same text, as the one string that others got. */
export function shared(text: string): string {
  const found = known.get(text)
  if (found !== undefined) return found
  if (known.size >= MOST) known.clear()
  known.set(text, text)
  return text
}
