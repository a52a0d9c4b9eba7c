/** Limits concurrency, and yields the event loop between synchronous pieces of work. */
import { setImmediate } from 'node:timers/promises'

/**
 * Resolves after the requests that arrived meanwhile were served: the first pause may end before the event loop has
 * polled its sockets.
 */
export async function othersTurn(): Promise<void> {
  await setImmediate()
  await setImmediate()
}

export type InTurns = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Runs work in order of arrival, with at most `atOnce` at a time. */
export function inTurns(atOnce: number): InTurns {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running < atOnce) running++
    else {
      await new Promise<void>((resolve) => waiting.push(resolve))
      await othersTurn()
    }
    try {
      return await work()
    } finally {
      // The slot passes to the next in the queue, so that no later caller gets in before.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

/**
 * Wraps work that blocks the thread from its call until it returns. After so many milliseconds of blocking (`atOnce`),
 * further calls wait, in order, until the event loop has served what arrived meanwhile.
 */
export function paced<Args extends unknown[], Result>(
  atOnce: number,
  work: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let spent = 0
  let pause: Promise<void> | undefined
  return async (...args) => {
    while (spent > atOnce) {
      pause ??= othersTurn().then(() => {
        spent = 0
        pause = undefined
      })
      await pause
    }
    const began = performance.now()
    const result = work(...args)
    spent += performance.now() - began
    return result
  }
}
