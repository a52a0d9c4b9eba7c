/** Background work: rounds one after the other, after an interval or at once when woken. */
import { AsyncLocalStorage } from 'node:async_hooks'

export interface WorkLoop {
  /** There is work: a round begins now, or as soon as the current one has ended. */
  wake(): void
  /** Ends the current round early where it can be, and resolves when it has ended; none begins after it. */
  stop(): Promise<void>
}

export interface Work {
  /** One round. It should end soon once `stopped` returns true; `signal` ends what it waits for. */
  work(stopped: () => boolean, signal: AbortSignal): Promise<unknown>
  /** Milliseconds between rounds. */
  interval: number
  /** Milliseconds during which no round begins, even when woken. */
  pause?(): number
  /** Called for a failed round; further rounds follow. */
  onError(error: unknown): void
}

export function startWorkLoop({ work, interval, pause = () => 0, onError }: Work): WorkLoop {
  const stopping = new AbortController()
  const { signal } = stopping
  const stopped = () => signal.aborted
  let round: Promise<void> | undefined
  let again = false
  let timer: NodeJS.Timeout | undefined
  // A request that wakes the loop does not lend it its context (its id in the log).
  const inOwnContext = AsyncLocalStorage.snapshot()

  function run(): void {
    if (stopped()) return
    if (round) {
      again = true
      return
    }
    clearTimeout(timer)
    again = false
    round = inOwnContext(work, stopped, signal)
      .then(() => {})
      .catch(onError)
      .finally(() => {
        round = undefined
        if (!stopped()) timer = setTimeout(run, Math.max(pause(), again ? 0 : interval))
      })
  }

  run()
  return {
    wake: run,
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await round
    },
  }
}
