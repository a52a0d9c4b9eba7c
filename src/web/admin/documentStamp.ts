/** What a feature keeps beside the open document has changed on the server: from one feature of the admin to another. */

type Listener = (document: string, stamp: string) => void

const listeners = new Set<Listener>()

/** `document`: `pages:12`. `stamp` is another than the last one where something has changed. */
export function emitStamp(document: string, stamp: string): void {
  for (const listener of listeners) listener(document, stamp)
}

/** Returns what ends the listening. */
export function onStamp(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
