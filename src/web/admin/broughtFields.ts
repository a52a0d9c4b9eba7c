/**
 * Fields of the open form that a colleague has changed, passed between features of the admin. Listeners are called before
 * the form shows them; and with what was typed before that and now stands in their place, for the next save to ask.
 */

type Listener<Message> = (message: Message) => void

function channel<Message>(): { emit: Listener<Message>; on(listener: Listener<Message>): () => void } {
  const listeners = new Set<Listener<Message>>()
  return {
    emit(message) {
      for (const listener of listeners) listener(message)
    },
    /** Returns what ends the listening. */
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Paths of fields. */
export const { emit: emitBrought, on: onBrought } = channel<readonly string[]>()

/** Path of a field, or of one inside it. */
export const { emit: emitOverTheirs, on: onOverTheirs } = channel<string>()

/** Whether a path is the field's or one inside it. */
export const isWithin = (path: string, field: string): boolean => path === field || path.startsWith(`${field}.`)
