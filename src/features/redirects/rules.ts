/** Rules of redirects: normalisation of paths, and validation of targets. */

/** An address as redirects compare it: decoded, lower case, without a trailing slash, query or hash. */
export function normalisedPath(path: string): string {
  const bare = path.trim().split(/[?#]/, 1)[0] ?? ''
  let decoded = bare
  try {
    decoded = decodeURI(bare)
  } catch {
    // Malformed escapes stay as they are written.
  }
  const trimmed = decoded
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
  return trimmed === '' ? '/' : trimmed
}

/** End of an address that stands for all addresses below it, each as it is. */
export const BELOW = '/*'

/** `*` stands at the end alone. */
export const isPattern = (from: string): boolean => from.endsWith(BELOW)

/** The address that a pattern stands for all below, with its slash. */
export const parentOf = (pattern: string): string => pattern.slice(0, -1)

/** Type of a redirect that leads nowhere: what was at its address is gone for good. */
export const GONE = 'gone'

interface Rule {
  from: string
  url?: string | null
}

/**
 * The rule for the first of these addresses that has one of its own, else the longest pattern that one of them lies
 * below; with its target, where what lies below the pattern, in small letters, takes the place of the target's `*`.
 */
export function ruleFor<Found extends Rule>(rules: readonly Found[], paths: readonly string[]): Found | undefined {
  for (const path of paths) {
    const own = rules.find(({ from }) => from === path)
    if (own) return own
  }
  const patterns = rules.filter(({ from }) => isPattern(from))
  for (const path of paths) {
    const [longest] = patterns
      .filter(({ from }) => path.startsWith(parentOf(from)))
      .toSorted((one, other) => other.from.length - one.from.length)
    if (!longest) continue
    const { from, url } = longest
    // What `normalisedPath` decodes; other escapes are still as they were.
    const rest = path.slice(parentOf(from).length).replace(/[^\x21-\x7e]+/g, encodeURIComponent)
    return url && isPattern(url) ? { ...longest, url: parentOf(url) + rest } : longest
  }
  return undefined
}

/** Hops that are followed before a chain counts as endless. */
const MAX_HOPS = 20

/** The addresses that are met from `from` on, if they come back to one already met; undefined when they end. */
export function findLoop(from: string, next: (path: string) => string | undefined): string[] | undefined {
  const met = [from]
  for (let at = next(from); at !== undefined; at = next(at)) {
    if (met.includes(at) || met.length > MAX_HOPS) return [...met, at]
    met.push(at)
  }
  return undefined
}
