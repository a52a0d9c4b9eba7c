/** Works that may not all go on at once. */

export type InTurns = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Runs works in the order in which they came, so many at a time. */
export function inTurns(atOnce: number): InTurns {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running < atOnce) running++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // Whoever waits takes the place over: nobody who comes now gets in before.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
