/** What the search offers besides documents: screens of the menu, what can be created, signing out. */

export interface SearchEntry {
  /** Unique among all that the search shows. */
  key: string
  title: string
  href: string
  detail?: string | undefined
  /** Further words by which it is found. */
  keywords?: string
}

export interface EntryGroup {
  key: string
  name: string
  entries: readonly SearchEntry[]
}

const folded = (text: string) => text.normalize('NFC').toLowerCase()

/** Entries that contain every word that was typed, at most `most`; those that begin with it first. */
export function matching(entries: readonly SearchEntry[], term: string, most: number): SearchEntry[] {
  const words = folded(term).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const found = entries.filter(({ title, keywords = '' }) => {
    const text = folded(`${title} ${keywords}`)
    return words.every((word) => text.includes(word))
  })
  const begins = ({ title }: SearchEntry) => folded(title).startsWith(words[0] ?? '')
  return [...found.filter(begins), ...found.filter((entry) => !begins(entry))].slice(0, most)
}

/** `Side` → `side`, but `SMS-kampanje` as it is. */
export const withinSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name

/** The list of documents that were opened last, with one more. */
export const withRecent = (keys: readonly string[], key: string, most: number): string[] =>
  [key, ...keys.filter((one) => one !== key)].slice(0, most)

/** `/admin/collections/pages/12` and screens below it → `pages:12`. */
export function documentKeyOf(path: string): string | undefined {
  const [, slug, id] = /^\/admin\/collections\/([\w-]+)\/(\d+)(?:\/|$)/.exec(path) ?? []
  return slug && id ? `${slug}:${id}` : undefined
}

/** What can be marked: a document, the list of a collection, or a global; `screen:pages` and `screen:site` are screens. */
export function favouriteKeyOf(path: string): string | undefined {
  const [, slug] = /^\/admin\/(?:collections|globals)\/([\w-]+)\/?$/.exec(path) ?? []
  return documentKeyOf(path) ?? (slug ? `screen:${slug}` : undefined)
}

export const isDocumentKey = (key: string): boolean => /^[\w-]+:\d+$/.test(key)

/** The keys of what was stored, of which nothing is certain. */
export function keysIn(stored: unknown): string[] {
  const { keys } = (stored ?? {}) as { keys?: unknown }
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string' && /^[\w-]+:[\w-]+$/.test(key)) : []
}

/** The keys without one that is among them, else with it as the first. */
export const withoutOrWith = (keys: readonly string[], key: string, most: number): string[] =>
  keys.includes(key) ? keys.filter((one) => one !== key) : withRecent(keys, key, most)
