/** Words of a search in the admin, in the spellings that a database must be asked for. */

const MAX_WORDS = 5

export const wordsOf = (term: string): string[] => term.trim().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)

/**
 * SQLite ignores case in a to z alone: a word with another letter is asked for as it is typed, in small letters, in
 * capitals, and with a capital first.
 */
export function spellings(word: string): string[] {
  if (!/[^\p{ASCII}]/u.test(word)) return [word]
  const small = word.toLowerCase()
  return [...new Set([word, small, word.toUpperCase(), small.charAt(0).toUpperCase() + small.slice(1)])]
}
