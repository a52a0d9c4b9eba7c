'use client'
/**
 * The answer of one of our endpoints; fetched again when the address or `round` changes, on `again`, and at an interval
 * if one is given. The previous answer stays until the next arrives.
 */
import { useCallback, useEffect, useState } from 'react'
import { callApi } from './callApi'

export interface Fetched<Data> {
  state: 'loading' | 'ready' | 'failed'
  answer: Data | undefined
  again(): void
}

/** `address`: undefined while there is nothing to fetch. `every`: milliseconds. */
export function useFetched<Data>(
  address: string | undefined,
  { round = 0, every }: { round?: number; every?: number | undefined } = {},
): Fetched<Data> {
  const [fetched, setFetched] = useState<Omit<Fetched<Data>, 'again'>>({ state: 'loading', answer: undefined })
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (!address) return
    const leaving = new AbortController()
    setFetched(({ answer }) => ({ state: 'loading', answer }))
    const ask = async () => {
      const result = await callApi<Data>('GET', address, { signal: leaving.signal })
      if (leaving.signal.aborted) return
      setFetched(({ answer }) =>
        'data' in result ? { state: 'ready', answer: result.data } : { state: 'failed', answer },
      )
    }
    void ask()
    const timer = every === undefined ? undefined : setInterval(ask, every)
    return () => {
      leaving.abort()
      clearInterval(timer)
    }
  }, [address, round, asked, every])
  const again = useCallback(() => setAsked((last) => last + 1), [])
  return { ...fetched, again }
}
