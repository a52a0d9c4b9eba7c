import { useEffect, useState } from 'react'

/** Whether script runs here. False on the server and in the first drawing in the browser, which must agree with it. */
export function useStarted(): boolean {
  const [started, setStarted] = useState(false)
  useEffect(() => setStarted(true), [])
  return started
}
