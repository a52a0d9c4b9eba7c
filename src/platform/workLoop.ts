/** Work beside requests: rounds one after the other, by themselves after a while, and at once when somebody asks. */

export interface WorkLoop {
  /** There is something to do: a round begins now, or as soon as the one under way has ended. */
  wake(): void
  /** Resolves when the round under way has ended; none begins after it. */
  stop(): Promise<void>
}

export interface Work {
  /** One round. `stopped` says that it should come to an end. */
  work(stopped: () => boolean): Promise<unknown>
  /** Milliseconds between rounds. */
  interval: number
  /** Milliseconds that nothing is to be tried, whoever asks. */
  pause?(): number
  /** A round that failed is followed by others. */
  onError(error: unknown): void
}

export function startWorkLoop({ work, interval, pause = () => 0, onError }: Work): WorkLoop {
  let stopped = false
  let round: Promise<void> | undefined
  let again = false
  let timer: NodeJS.Timeout | undefined

  function run(): void {
    if (stopped) return
    if (round) {
      again = true
      return
    }
    clearTimeout(timer)
    again = false
    round = work(() => stopped)
      .then(() => {})
      .catch(onError)
      .finally(() => {
        round = undefined
        if (!stopped) timer = setTimeout(run, Math.max(pause(), again ? 0 : interval))
      })
  }

  run()
  return {
    wake: run,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await round
    },
  }
}
