/** The client of a request, identified by network address. */

/** Header in which the server passes the client address to Payload; a value sent by the client is dropped. */
export const VISITOR_HEADER = 'x-merkevei-visitor'

/** The address that a request to Payload came from; undefined for the program's own calls. */
export const visitorOf = (headers: Headers | undefined): string | undefined => headers?.get(VISITOR_HEADER) ?? undefined

/**
 * The subscriber that an address belongs to, for limits: with IPv6 a subscriber has a whole /64, and could otherwise
 * use a new address each time.
 */
export function networkOf(address: string): string {
  // IPv4, also written as IPv6 (`::ffff:192.0.2.1`).
  if (!address.includes(':') || address.includes('.')) return address
  const [before = '', after] = address.split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const missing = after === undefined ? 0 : Math.max(0, 8 - groups(before).length - groups(after).length)
  const all = [...groups(before), ...Array<string>(missing).fill('0'), ...groups(after ?? '')]
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/**
 * The form that may be stored or forwarded (docs/calls.md#analytics-proxy): IPv4 without its last octet, IPv6 without
 * its last 80 bits.
 */
export function shortenedAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (/^\d+\.\d+\.\d+\.\d+$/.test(plain)) return `${plain.slice(0, plain.lastIndexOf('.'))}.0`
  if (!plain.includes(':')) return ''
  const [before = '', after] = plain.split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const missing = after === undefined ? 0 : Math.max(0, 8 - groups(before).length - groups(after).length)
  const all = [...groups(before), ...Array<string>(missing).fill('0'), ...groups(after ?? '')]
  return `${all.slice(0, 3).join(':')}::`
}
