/** Names that are nearly what was typed. */

/** Letters that may be wrong in a name: a short one with a wrong letter is another name. */
export function mistakesIn(name: string): number {
  return name.length < 4 ? 0 : name.length < 8 ? 1 : 2
}

/**
 * How many letters must be added, removed, changed or exchanged with their neighbour to make one text of the other
 * (the optimal string alignment distance). More than `most` is told as `most + 1`.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const changed = Number(last[j - 1]) + (one[i - 1] === other[j - 1] ? 0 : 1)
      let least = Math.min(changed, Number(last[j]) + 1, Number(row[j - 1]) + 1)
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, Number(before[j - 2]) + 1)
      row.push(least)
    }
    if (Math.min(...row) > most) return most + 1
    before = last
    last = row
  }
  return Math.min(Number(last[other.length]), most + 1)
}
