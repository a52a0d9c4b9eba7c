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

/** A beginning that is less of the word says too little of what is looked for. */
const MIN_SHARE = 2 / 3

/**
 * The part that the site knows of a compound whose rest it does not: the longest ending, which says what a thing is
 * (`marmorovn`), or a beginning that is most of it (`ovnslakkboks`).
 */
export function knownPartOf(
  word: string,
  isKnown: (part: string, at: 'beginning' | 'end') => boolean,
): string | undefined {
  const cuts = Array.from({ length: Math.max(0, word.length - 2 * MIN_PART + 1) }, (_, at) => at + MIN_PART)
  const ending = cuts.map((at) => word.slice(at)).find((part) => isKnown(part, 'end'))
  const beginning = cuts
    .map((at) => word.slice(0, at))
    .findLast((part) => part.length >= word.length * MIN_SHARE && isKnown(part, 'beginning'))
  return (beginning?.length ?? 0) > (ending?.length ?? 0) ? beginning : ending
}
