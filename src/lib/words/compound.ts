/** Compounds that the site does not have, split into words that it has: `hjørneovn` → `hjørne`, `ovn`. */

/** A part is at least this long. */
const MIN_PART = 3
/** Letters that may join two parts: `klebersteinsovn`, `barneseng`. */
const joints = ['', 's', 'e']

/** How well a word is known: 2 as a word of its own, 1 as the beginning or end of others, else 0. */
export type Known = (part: string, at: 'beginning' | 'end') => 0 | 1 | 2

/** The best split into two: parts that are words of their own before others, then the longest end. */
export function splitCompound(word: string, known: Known): [string, string] | undefined {
  let best: { parts: [string, string]; worth: number } | undefined
  for (let at = MIN_PART; at <= word.length - MIN_PART; at++) {
    const end = word.slice(at)
    const endKnown = known(end, 'end')
    if (endKnown === 0) continue
    for (const joint of joints) {
      const beginning = word.slice(0, at)
      if (!beginning.endsWith(joint)) continue
      const bare = beginning.slice(0, beginning.length - joint.length)
      const beginningKnown = bare.length < MIN_PART ? 0 : known(bare, 'beginning')
      if (beginningKnown === 0) continue
      const worth = beginningKnown + endKnown
      if (!best || worth > best.worth) best = { parts: [bare, end], worth }
    }
  }
  return best?.parts
}

/** The longest ending that is a word of its own: what a thing is, where the site does not know of which (`marmorovn`). */
export function knownEnding(word: string, isKnown: (ending: string) => boolean): string | undefined {
  for (let at = MIN_PART; at <= word.length - MIN_PART; at++) {
    const ending = word.slice(at)
    if (isKnown(ending)) return ending
  }
  return undefined
}
