/** Allowed schemes of a tab's address (docs/behaviour.md#tabs-and-accordions). */
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** Whether a tab may lead to the address: a hash, http, https, mailto or tel; no path. */
export function isSafeTabAddress(address: string): boolean {
  if ([...address].some((character) => character <= ' ')) return false
  if (address.startsWith('#')) return true
  return URL.canParse(address) && SCHEMES.has(new URL(address).protocol)
}
