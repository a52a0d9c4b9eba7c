/** The visitor's latest searches, kept in this browser only; none if storage is unavailable. */
const KEY = 'recentSearches'
const MAX_RECENT = 5

export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((term) => typeof term === 'string').slice(0, MAX_RECENT) : []
  } catch {
    return []
  }
}

export function rememberSearch(term: string): void {
  const alike = (other: string) => other.toLowerCase() === term.toLowerCase()
  const terms = [term, ...recentSearches().filter((other) => !alike(other))].slice(0, MAX_RECENT)
  try {
    if (term) localStorage.setItem(KEY, JSON.stringify(terms))
  } catch {
    // Storage is blocked or full: the search itself works.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Blocked: then nothing is kept.
  }
}
