/**
 * Requests results for the latest input only: waits for a pause in typing, aborts the previous request, and drops a
 * response that arrives too late.
 */
export function latestOnly<T>({
  ask,
  show,
}: {
  ask: (term: string, signal: AbortSignal) => Promise<T>
  /** `answer` is undefined where the request failed. */
  show: (term: string, result: T | undefined) => void
}): {
  /** `pause` in milliseconds. */
  request(term: string, pause: number): void
  /** Shows nothing until the next request. */
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
        const result = await ask(term, signal).catch(() => undefined)
        if (!signal.aborted) show(term, result)
      }, pause)
    },
  }
}
