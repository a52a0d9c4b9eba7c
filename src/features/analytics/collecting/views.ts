/**
 * Page views as the server sees them wait for the script to tell of the same one: then that is the view, and this is
 * forgotten. Of those that no script tells of, the visitor has none, or it is blocked.
 */
import type { AnalyticsEvent } from './event'

/** Milliseconds that a script may take to tell. */
export const PATIENCE = 60 * 1000
/** Views that wait, at most; those beyond are stored at once, and the counting finds the pairs. */
const MAX_WAITING = 20_000

export interface WaitingViews {
  /** The server has answered with a page: its view, and the conversion that it may be. */
  answered(events: readonly [view: AnalyticsEvent, ...others: AnalyticsEvent[]]): void
  /** The script has told of a view. */
  told(visitor: string, path: string): void
  /** Takes those out that have waited long enough; all of them where the process ends. */
  due(now: number, all?: boolean): AnalyticsEvent[]
}

export function waitingViews(): WaitingViews {
  // In the order of their time.
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
    told(visitor, path) {
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
