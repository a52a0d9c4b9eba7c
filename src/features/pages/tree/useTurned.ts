'use client'
/** Which branches of the tree are not as usual, kept in the browser. */
import { useCallback, useEffect, useState } from 'react'
import { readKept, writeKept } from '../../../web/admin/kept'

const NAME = 'merkevei-pages-turned'

/** Ids of the branches that the user opened or closed, against what is usual; and the function that turns one. */
export function useTurned(): [ReadonlySet<number>, (id: number) => void] {
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    const ids = readKept(NAME)
    if (Array.isArray(ids)) setTurned(new Set(ids.filter(Number.isInteger)))
  }, [])
  const turn = useCallback((id: number) => {
    setTurned((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      writeKept(NAME, [...after])
      return after
    })
  }, [])
  return [turned, turn]
}
