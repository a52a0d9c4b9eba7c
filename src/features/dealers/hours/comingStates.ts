/**
 * The opening states of the coming days with their texts. A kept page cannot know which of them is now: a script picks it
 * by the time alone, and needs neither the hours nor the rules of holidays.
 */
import { osloMidnight, osloMoment } from '../../../lib/osloTime'
import { daysAfter } from './holidays'
import { clock, type StateTexts, stateText } from './hoursText'
import { type OpeningHours, stateAt, weekFrom } from './opening'

/** Days for which an open tab or a stored copy knows the state; the page itself is drawn anew each midnight. */
const DAYS = 8

export interface ComingState {
  /** Milliseconds: from this moment on, until that of the next one. */
  from: number
  isOpen: boolean
  /** `Åpent`, `stenger kl. 17.00`; empty behind the last day. */
  texts: readonly [string, string]
  /** The day in Norway: `2026-12-24`. */
  date: string
}

export function comingStates(hours: OpeningHours, today: string, texts: StateTexts, locale: string): ComingState[] {
  const states = weekFrom(hours, today, DAYS).flatMap(({ date, spans }) => {
    // At midnight `i morgen` becomes a time of today.
    const turns = new Set([0, ...spans.flatMap(({ opens, closes }) => [opens, closes])])
    turns.delete(24 * 60)
    return [...turns].map((minutes): ComingState => {
      const now = { date, minutes }
      const state = stateAt(hours, now)
      const from = osloMoment(`${date}T${clock(minutes, 'en')}`)
      return { from, isOpen: state.open, texts: stateText(state, now, texts, locale), date }
    })
  })
  const end = daysAfter(today, DAYS)
  return [...states, { from: osloMidnight(end), isOpen: false, texts: ['', ''], date: end }]
}
