'use client'
/** The state in the screen's URL: a link shows the same to every user with access. */
import { useSearchParams } from 'next/navigation'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { comparisons, type Days, type PeriodComparison, type Preset, presets } from '../facts'

export interface PeriodQuery {
  preset: Preset | null
  /** Days that the user chose instead of a preset. */
  days: Days | null
  comparison: PeriodComparison
  /** The query for the endpoints, to which parameters can be appended. */
  query: string
}

const PUSHED = 'insights:period'

function subscribe(onChange: () => void): () => void {
  for (const event of ['popstate', PUSHED]) window.addEventListener(event, onChange)
  return () => {
    for (const event of ['popstate', PUSHED]) window.removeEventListener(event, onChange)
  }
}

/** Next forgets a pushed address while it still goes back to another, so the browser's own is what counts. */
function useSearch(): string {
  const given = `?${useSearchParams() ?? ''}`
  const search = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => given,
  )
  // Next writes the address of its own navigations after drawing.
  useEffect(() => void window.dispatchEvent(new Event(PUSHED)), [given])
  return search
}

export function usePeriodQuery(): PeriodQuery {
  const given = new URLSearchParams(useSearch())
  const [from, to, period, compare] = ['from', 'to', 'period', 'compare'].map((name) => given.get(name))
  return useMemo(() => {
    const comparison = comparisons.find((own) => own === compare) ?? 'previous'
    const days = from && to ? { from, to } : null
    const preset = days ? null : (presets.find((own) => own === period) ?? '30')
    const query = new URLSearchParams({ ...(days ?? { period: preset ?? '30' }), compare: comparison })
    return { preset, days, comparison, query: query.toString() }
  }, [from, to, period, compare])
}

/** Pushes a history entry. */
export function pushPeriod(period: Preset | Days, comparison: PeriodComparison): void {
  const of: Record<string, string> = typeof period === 'object' ? { ...period } : { period }
  window.history.pushState(null, '', `?${new URLSearchParams({ ...of, compare: comparison })}`)
  window.dispatchEvent(new Event(PUSHED))
}
