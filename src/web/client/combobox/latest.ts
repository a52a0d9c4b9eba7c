/**
 * Asks for what was typed last, and for nothing else: after a pause in the typing, with what was asked before ended,
 * and an answer that comes too late dropped.
 */
export function latestOnly<T>({
  ask,
  show,
}: {
  ask: (term: string, signal: AbortSignal) => Promise<T>
  /** Undefined where asking failed. */
  show: (term: string, answer: T | undefined) => void
}): {
  /** `pause` in milliseconds. */
  request(term: string, pause: number): void
  /** Nothing is shown until the next request. */
  cancel(): void
} {
  let timer: ReturnType<typeof setTimeout> | undefined
  let current = new AbortController()
  const cancel = () => {
    clearTimeout(timer)
    current.abort()
  }
  return {
    cancel,
    request(term, pause) {
      cancel()
      current = new AbortController()
      const { signal } = current
      timer = setTimeout(async () => {
        const answer = await ask(term, signal).catch(() => undefined)
        if (!signal.aborted) show(term, answer)
      }, pause)
    },
  }
}
