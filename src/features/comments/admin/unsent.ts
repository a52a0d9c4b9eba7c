/** Texts that were typed and not sent, kept in the browser until they are. */
import { isValues } from '../../../lib/isValues'
import { readStored, writeStored } from '../../../web/admin/browserStorage'

/** `name`: a document's new comment, a thread's reply, or a comment that is being changed. */
export interface Unsent {
  read(name: string): string
  write(name: string, text: string): void
}

type Texts = Readonly<Record<string, string>>

function stored(key: string): Texts {
  const value = readStored(key)
  return isValues(value) ? (value as Texts) : {}
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
      writeStored(key, Object.keys(texts).length > 0 ? texts : undefined)
    },
  }
}
