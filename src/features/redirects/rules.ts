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
