'use client'
/** Fetches from an endpoint of the screen. The previous response stays until the next arrives. */
import { useCallback, useEffect, useState } from 'react'

export interface Fetched<Answer> {
  state: 'loading' | 'ready' | 'failed'
  answer: Answer | undefined
  /** Status of a failed response. */
  status: number | undefined
  again(): void
}

export function useAnswer<Answer>(address: string | undefined): Fetched<Answer> {
  const [round, setRound] = useState(0)
  const [fetched, setFetched] = useState<Omit<Fetched<Answer>, 'again'>>({
    state: 'loading',
    answer: undefined,
    status: undefined,
  })
  useEffect(() => {
    if (!address) return
    const leaving = new AbortController()
    setFetched(({ answer }) => ({ state: 'loading', answer, status: undefined }))
    fetch(round > 0 ? `${address}&round=${round}` : address, { signal: leaving.signal })
      .then(async (response) => {
        if (!response.ok) return { state: 'failed', answer: undefined, status: response.status } as const
        return { state: 'ready', answer: (await response.json()) as Answer, status: undefined } as const
      })
      .catch(() => ({ state: 'failed', answer: undefined, status: undefined }) as const)
      .then((next) => {
        if (!leaving.signal.aborted) setFetched(next)
      })
    return () => leaving.abort()
  }, [address, round])
  const again = useCallback(() => setRound((last) => last + 1), [])
  return { ...fetched, again }
}
