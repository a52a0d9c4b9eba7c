import { useEffect, useState } from 'react'

/** Whether script runs. False on the server and in the first render in the browser, which must match it. */
export function useStarted(): boolean {
  const [started, setStarted] = useState(false)
  useEffect(() => setStarted(true), [])
  return started
}
