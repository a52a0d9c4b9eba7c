/** Fields of the open form that somebody else has changed and that were brought into it: between features of the admin. */

type Listener = (paths: readonly string[]) => void

const listeners = new Set<Listener>()

/** To be told before the form shows them. */
export function tellBrought(paths: readonly string[]): void {
  for (const listener of listeners) listener(paths)
}

/** Returns what ends the listening. */
export function onBrought(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
