/** What a user chose or typed on her own screens, kept in the browser as JSON. */

export function readStored(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null')
  } catch {
    // Storage is switched off, or holds something else.
    return null
  }
}

/** Undefined: nothing is kept any more. */
export function writeStored(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Storage is full or switched off: it is forgotten when the screen closes.
  }
}
