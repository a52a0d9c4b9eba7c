/** Distance between words, for spelling suggestions. */

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
