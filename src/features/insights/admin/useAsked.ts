'use client'
/** What the screen's address asks for: a link to it shows the same to whoever may see it. */
import { useSearchParams } from 'next/navigation'
import { useMemo } from 'react'
import { type Comparison, comparisons, type Days, type Preset, presets } from '../facts'

export interface Asked {
  preset: Preset | null
  /** Where they are the visitor's own. */
  days: Days | null
  comparison: Comparison
  /** For the calls: all of it, ending in nothing that must be joined differently. */
  query: string
}

export function useAsked(): Asked {
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

/** A step of the browser's history; Next hears of it and tells `useAsked`. */
export function ask(period: Preset | Days, comparison: Comparison): void {
  const of: Record<string, string> = typeof period === 'object' ? { ...period } : { period }
  window.history.pushState(null, '', `?${new URLSearchParams({ ...of, compare: comparison })}`)
}
