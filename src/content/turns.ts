/** Works that may not all go on at once. */
import { setImmediate as turn } from 'node:timers/promises'

export type InTurns = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Runs works in the order in which they came, so many at a time. */
export function inTurns(atOnce: number): InTurns {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running < atOnce) running++
    else {
      await new Promise<void>((resolve) => waiting.push(resolve))
      // What is asked of SQLite is done before it is awaited: without a pause the next would begin before anybody else.
      await turn()
    }
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
