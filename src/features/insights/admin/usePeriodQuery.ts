'use client'
/** The state in the screen's URL: a link shows the same to every user with access. */
import { useSearchParams } from 'next/navigation'
import { useMemo } from 'react'
import { type Comparison, comparisons, type Days, type Preset, presets } from '../facts'

export interface PeriodQuery {
  preset: Preset | null
  /** Days that the user chose instead of a preset. */
  days: Days | null
  comparison: Comparison
  /** The query for the endpoints, to which parameters can be appended. */
  query: string
}

export function usePeriodQuery(): PeriodQuery {
  const given = useSearchParams()
  const [from, to, period, compare] = ['from', 'to', 'period', 'compare'].map((name) => given?.get(name) ?? null)
  return useMemo(() => {
    const comparison = comparisons.find((own) => own === compare) ?? 'previous'
    const days = from && to ? { from, to } : null
    const preset = days ? null : (presets.find((own) => own === period) ?? '30')
    const query = new URLSearchParams({ ...(days ?? { period: preset ?? '30' }), compare: comparison })
    return { preset, days, comparison, query: query.toString() }
  }, [from, to, period, compare])
}

/** Pushes a history entry; Next updates `useAsked`. */
export function pushPeriod(period: Preset | Days, comparison: Comparison): void {
  const of: Record<string, string> = typeof period === 'object' ? { ...period } : { period }
  window.history.pushState(null, '', `?${new URLSearchParams({ ...of, compare: comparison })}`)
}
