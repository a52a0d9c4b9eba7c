'use client'
/** Which branches of the tree are not as usual, kept in the browser. */
import { useCallback, useEffect, useState } from 'react'
import { readStored, writeStored } from '../../../web/admin/browserStorage'

const NAME = 'merkevei-pages-turned'

/** Ids of the branches that the user opened or closed, against what is usual; and the function that turns one. */
export function useTurned(): [ReadonlySet<number>, (id: number) => void] {
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    const ids = readStored(NAME)
    if (Array.isArray(ids)) setTurned(new Set(ids.filter(Number.isInteger)))
  }, [])
  const turn = useCallback((id: number) => {
    setTurned((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      writeStored(NAME, [...after])
      return after
    })
  }, [])
  return [turned, turn]
}
