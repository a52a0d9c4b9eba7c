/** Long work that is written as a generator, which yields between its pieces: each takes a few milliseconds. */
import { setImmediate as turn } from 'node:timers/promises'

/** Gives the event loop a turn before each piece. */
export async function withPauses<Result>(work: Generator<void, Result>): Promise<Result> {
  for (;;) {
    await turn()
    const step = work.next()
    if (step.done) return step.value
  }
}

/** For callers that are synchronous. */
export function atOnce<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
