/** Works that may not all go on at once, and works that leave the thread to others in between. */
import { setImmediate } from 'node:timers/promises'

/** Until whoever asked meanwhile was heard: the first pause may end before the event loop has looked at its sockets. */
async function othersTurn(): Promise<void> {
  await setImmediate()
  await setImmediate()
}

export type InTurns = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Runs works in the order in which they came, so many at a time. */
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
      // Whoever waits takes the place over: nobody who comes now gets in before.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

/**
 * The same work, which keeps the thread from its call until it answers. Once works have kept it for so many milliseconds in
 * one turn of the event loop, the next ones wait, in their order, until whoever else wants the thread has had it.
 */
export function paced<Args extends unknown[], Result>(
  atOnce: number,
  work: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let spent = 0
  let nextTurn: Promise<void> | undefined
  const begin = () => {
    nextTurn ??= othersTurn().then(() => {
      spent = 0
      nextTurn = undefined
    })
  }
  return async (...args) => {
    while (spent > atOnce) await nextTurn
    begin()
    const began = performance.now()
    const answer = work(...args)
    spent += performance.now() - began
    return answer
  }
}
