/** Canonical addresses that editors type: a path on the site, or a whole https address. */

const isSpaced = (text: string) => [...text].some((character) => character <= ' ')

/**
 * Whether search engines can be led there: `/ovner` or `https://www.example.no/ovner`, without a hash, which they do not
 * read, and without a user's name.
 */
export function isCanonical(address: string): boolean {
  if (isSpaced(address) || address.includes('#') || address.includes('\\')) return false
  if (address.startsWith('/')) return !address.startsWith('//')
  if (!address.startsWith('https://') || !URL.canParse(address)) return false
  const { username, password, hostname } = new URL(address)
  return username === '' && password === '' && hostname.includes('.')
}
