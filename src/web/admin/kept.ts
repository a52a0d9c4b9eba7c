/** Choices of a user about her own screens, kept in the browser as JSON. */

export function readKept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null')
  } catch {
    // Storage is switched off, or holds something else.
    return null
  }
}

export function writeKept(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Storage is full or switched off: the next visit begins as usual.
  }
}
