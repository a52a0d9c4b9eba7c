/** Pseudo-random numbers from a seed, equal in each run. */

export interface Chance {
  /** From 0 until 1. */
  next(): number
  /** True with this probability (0 to 1). */
  happens(probability: number): boolean
  /** One of the values, by weight. */
  pick<Value>(weighted: readonly (readonly [Value, number])[]): Value
}

/** Mulberry32, by Tommy Ettinger (public domain). */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    happens: (probability) => next() < probability,
    pick(weighted) {
      let left = next() * weighted.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [value, weight] of weighted) {
        left -= weight
        if (left < 0) return value
      }
      const [last] = weighted[weighted.length - 1] ?? []
      if (last === undefined) throw new Error('nothing to pick from')
      return last
    },
  }
}
