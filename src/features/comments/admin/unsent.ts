/** Texts that were typed and not sent, kept in the browser until they are. */

/** `name`: a document's new comment, a thread's reply, or a comment that is being changed. */
export interface Unsent {
  read(name: string): string
  write(name: string, text: string): void
}

type Texts = Readonly<Record<string, string>>

function stored(key: string): Texts {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Texts) : {}
  } catch {
    // Storage is switched off, or holds something else.
    return {}
  }
}

/** Of one user and one document (`pages:12`). */
export function unsentTexts(user: number | string, document: string): Unsent {
  const key = `merkevei-comments:${user}:${document}`
  return {
    read(name) {
      const text: unknown = stored(key)[name]
      return typeof text === 'string' ? text : ''
    },
    write(name, text) {
      const { [name]: _, ...others } = stored(key)
      const texts = text ? { ...others, [name]: text } : others
      try {
        if (Object.keys(texts).length > 0) localStorage.setItem(key, JSON.stringify(texts))
        else localStorage.removeItem(key)
      } catch {
        // Storage is full or switched off: the text stays in the open panel.
      }
    },
  }
}
