'use client'
/** How the user last looked at the pages, kept in the browser: tree or list, and which branches are not as usual. */
import { useCallback, useEffect, useState } from 'react'

const VIEW = 'merkevei-pages-view'
const TURNED = 'merkevei-pages-turned'

export type View = 'tree' | 'list'

function stored(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null')
  } catch {
    // Storage is switched off, or holds something else.
    return null
  }
}

function store(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Storage is full or switched off: the next visit begins as usual.
  }
}

export function useKeptView(): [View, (view: View) => void] {
  const [view, setView] = useState<View>('tree')
  useEffect(() => {
    if (stored(VIEW) === 'list') setView('list')
  }, [])
  const keep = useCallback((next: View) => {
    store(VIEW, next)
    setView(next)
  }, [])
  return [view, keep]
}

/** Ids of the branches that the user opened or closed, against what is usual; and the function that turns one. */
export function useTurned(): [ReadonlySet<number>, (id: number) => void] {
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    const ids = stored(TURNED)
    if (Array.isArray(ids)) setTurned(new Set(ids.filter(Number.isInteger)))
  }, [])
  const turn = useCallback((id: number) => {
    setTurned((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      store(TURNED, [...after])
      return after
    })
  }, [])
  return [turned, turn]
}
