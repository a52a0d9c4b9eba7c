/** Where the service of an administrator may lie. */

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** The key and what is written travel encrypted, or do not leave the machine. */
export function isServiceAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, username, password, search, hash } = new URL(value)
  if (username || password || search || hash) return false
  return protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname))
}

/** Of the call that answers a conversation, below the interface's address. */
export const completionsUrl = (url: string): string =>
  new URL('chat/completions', url.endsWith('/') ? url : `${url}/`).href
