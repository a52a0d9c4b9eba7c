/** Names of staff behind an `@` in a comment. The text is all that says who is mentioned. */

export interface NamedUser {
  name: string
}

export interface TextPart<Person extends NamedUser> {
  text: string
  /** Those who are mentioned by it: several where they have the same name. */
  people: readonly Person[]
}

const isWordPart = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}_]/u.test(character)

/** The text in its parts: mentions, and what stands between them. The longest name counts; case is ignored. */
export function partsOf<Person extends NamedUser>(text: string, staff: readonly Person[]): TextPart<Person>[] {
  const byLength = staff.filter(({ name }) => name).sort((one, other) => other.name.length - one.name.length)
  const folded = text.toLowerCase()
  const parts: TextPart<Person>[] = []
  let from = 0
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    // The @ of an e-mail address is no mention.
    if (at < from || isWordPart(text[at - 1])) continue
    const found = byLength.find(
      ({ name }) => folded.startsWith(name.toLowerCase(), at + 1) && !isWordPart(text[at + 1 + name.length]),
    )
    if (!found) continue
    const to = at + 1 + found.name.length
    const people = staff.filter(({ name }) => name.toLowerCase() === found.name.toLowerCase())
    if (at > from) parts.push({ text: text.slice(from, at), people: [] })
    parts.push({ text: text.slice(at, to), people })
    from = to
  }
  if (from < text.length) parts.push({ text: text.slice(from), people: [] })
  return parts
}

export const mentionedIn = <Person extends NamedUser>(text: string, staff: readonly Person[]): Person[] => [
  ...new Set(partsOf(text, staff).flatMap(({ people }) => people)),
]

/** Characters of a name that is being typed: more is running text. */
const MAX_TYPED = 40

/** The mention that is being typed before the cursor: where its `@` stands, and what is typed of the name. */
export function typedMention(text: string, cursor: number): { at: number; typed: string } | undefined {
  const at = text.lastIndexOf('@', cursor - 1)
  if (at < 0 || cursor - at > MAX_TYPED || isWordPart(text[at - 1])) return undefined
  const typed = text.slice(at + 1, cursor)
  return /[\n@]/.test(typed) || /^\s/.test(typed) ? undefined : { at, typed }
}

/** Those whose names have a word that begins as typed, or begin so themselves. */
export function suggested<Person extends NamedUser>(staff: readonly Person[], typed: string): Person[] {
  const wanted = typed.toLowerCase()
  return staff.filter(({ name }) => {
    const folded = name.toLowerCase()
    return folded.startsWith(wanted) || folded.split(' ').some((word) => word.startsWith(wanted))
  })
}
