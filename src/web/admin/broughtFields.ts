/**
 * Fields of the open form that somebody else has changed: between features of the admin. What was brought into the form
 * is told before it shows it; what was typed before that, and now stands in its place, is told for the next save to ask.
 */

type Listener<Told> = (told: Told) => void

function channel<Told>(): { tell: Listener<Told>; on(listener: Listener<Told>): () => void } {
  const listeners = new Set<Listener<Told>>()
  return {
    tell(told) {
      for (const listener of listeners) listener(told)
    },
    /** Returns what ends the listening. */
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Paths of fields. */
export const { tell: tellBrought, on: onBrought } = channel<readonly string[]>()

/** Path of a field, or of one inside it. */
export const { tell: tellOverTheirs, on: onOverTheirs } = channel<string>()

/** Whether a path is the field's or one inside it. */
export const isWithin = (path: string, field: string): boolean => path === field || path.startsWith(`${field}.`)
