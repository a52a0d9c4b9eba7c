/** Interprets a reply to an SMS. */
import { folded } from '../../../lib/norwegian'

/** First words that unsubscribe, in any case. */
const WORDS = new Set(['stop', 'stopp', 'avslutt', 'slutt', 'avmeld'])

export interface NamedGroup {
  id: number
  /** In every language. */
  names: readonly string[]
}

const plain = (text: string) =>
  folded(text.toLowerCase())
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Undefined if the text is something else. An unknown group name still unsubscribes. */
export function readStop(text: string, groups: readonly NamedGroup[]): readonly number[] | 'all' | undefined {
  const [word = '', ...rest] = plain(text).split(' ')
  if (!WORDS.has(word)) return undefined
  const groupName = rest.join(' ')
  const named = groupName ? groups.filter(({ names }) => names.some((name) => plain(name) === groupName)) : []
  return named.length > 0 ? named.map(({ id }) => id) : 'all'
}
