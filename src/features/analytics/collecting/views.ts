/**
 * Page views that the server observed wait for the script to report the same view: then that one is counted, and this
 * one is discarded. A view that no script reports comes from a visitor without script, or with the script blocked.
 */
import type { AnalyticsEvent } from './event'

/** Milliseconds that the script may take to report. */
export const PATIENCE = 60 * 1000
/** Maximum number of views that wait; those beyond are stored at once, and the counting finds the pairs. */
const MAX_WAITING = 20_000

export interface WaitingViews {
  /** The server has responded with a page: its view, and the conversion that it may imply. */
  answered(events: readonly [view: AnalyticsEvent, ...others: AnalyticsEvent[]]): void
  /** The script has reported a view. */
  reported(visitor: string, path: string): void
  /** Removes and returns the views that have waited long enough; all of them when the process ends. */
  due(now: number, all?: boolean): AnalyticsEvent[]
}

export function waitingViews(): WaitingViews {
  // In chronological order.
  const waiting = new Map<number, readonly [AnalyticsEvent, ...AnalyticsEvent[]]>()
  const byView = new Map<string, number[]>()
  let last = 0
  const keyOf = (visitor: string, path = '') => `${visitor} ${path}`

  function take(id: number): void {
    const [view] = waiting.get(id) ?? []
    if (!view) return
    waiting.delete(id)
    const key = keyOf(view.visitor, view.path)
    const others = byView.get(key)?.filter((other) => other !== id) ?? []
    if (others.length > 0) byView.set(key, others)
    else byView.delete(key)
  }

  return {
    answered(events) {
      const [view] = events
      const id = ++last
      const key = keyOf(view.visitor, view.path)
      waiting.set(id, events)
      byView.set(key, [...(byView.get(key) ?? []), id])
    },
    reported(visitor, path) {
      const [id] = byView.get(keyOf(visitor, path)) ?? []
      if (id !== undefined) take(id)
    },
    due(now, all = false) {
      const taken: AnalyticsEvent[] = []
      for (const [id, events] of waiting) {
        if (!all && now - events[0].at < PATIENCE && waiting.size <= MAX_WAITING) break
        taken.push(...events)
        take(id)
      }
      return taken
    },
  }
}
