/** Distance between words, for corrections of spelling. */

/** Accepted number of wrong letters by the word's length; short words would match too many others. */
export function mistakesForgiven(length: number): number {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}

/**
 * Number of letters that must be changed, added, removed or swapped with their neighbour to make one word of the other;
 * more than `most` is returned as `most + 1`.
 */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at++) {
    const next = [at]
    let least = at
    for (let to = 1; to <= other.length; to++) {
      const same = one[at - 1] === other[to - 1]
      let cost = Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + (same ? 0 : 1))
      if (at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1])
        cost = Math.min(cost, (before[to - 2] ?? 0) + 1)
      next.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    before = row
    row = next
  }
  return Math.min(row[other.length] ?? 0, most + 1)
}

const A = 97
/** Letters of the alphabet that one integer holds; others share a bit. */
const BITS = 31

/** The set of a word's letters, one bit each. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (Math.abs(word.charCodeAt(at) - A) % BITS)
  return letters
}

/** False where two sets differ by more letters than so many changes can make: a change touches two at most. */
export function mayBeNear(one: number, other: number, most: number): boolean {
  let differing = one ^ other
  let count = 0
  while (differing !== 0 && count <= 2 * most) {
    differing &= differing - 1
    count++
  }
  return count <= 2 * most
}
