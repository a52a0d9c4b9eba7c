'use client'
/** What one of our calls answers; asked for again when the address or `round` changes, and every so often if told. */
import { useEffect, useState } from 'react'

export function useFetched<Answer>(
  address: string | undefined,
  { round = 0, every }: { round?: number; every?: number | undefined } = {},
): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    if (!address) return
    let left = false
    const ask = async () => {
      const response = await fetch(address).catch(() => undefined)
      if (response?.ok && !left) setAnswer((await response.json()) as Answer)
    }
    void ask()
    const timer = every === undefined ? undefined : setInterval(ask, every)
    return () => {
      left = true
      clearInterval(timer)
    }
  }, [address, round, every])
  return answer
}
