/** Schemes that links on the site may have; others (javascript:, data:, …) could run code in a visitor's browser. */
const SAFE_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** Whether a link is safe to follow: a path, a hash, or one of the safe schemes. */
export function isSafeAddress(address: string): boolean {
  // Browsers drop control characters and spaces before reading the scheme.
  if ([...address].some((character) => character <= ' ')) return false
  if (/^#/.test(address) || /^\/(?![/\\])/.test(address)) return true
  try {
    const url = new URL(address)
    return SAFE_SCHEMES.has(url.protocol) && (url.protocol === 'mailto:' || url.protocol === 'tel:' || url.host !== '')
  } catch {
    return false
  }
}
