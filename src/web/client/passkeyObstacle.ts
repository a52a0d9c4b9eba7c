/** Why this browser can use no passkey at this address, if it cannot: browsers require a host name and a secure context. */

export type Obstacle = 'address' | 'insecure' | 'browser'

interface Circumstances {
  /** As in the URL: `www.example.no`, `127.0.0.1`, `[::1]`. */
  hostname: string
  isSecure: boolean
  knowsPasskeys: boolean
}

export function passkeyObstacle({ hostname, isSecure, knowsPasskeys }: Circumstances): Obstacle | undefined {
  if (/^(?:\d{1,3}\.){3}\d{1,3}$|^\[/.test(hostname)) return 'address'
  if (!isSecure) return 'insecure'
  return knowsPasskeys ? undefined : 'browser'
}

/** The same page under a name that browsers treat as the local machine. */
export function namedAddress(href: string): string | undefined {
  const url = new URL(href)
  if (url.hostname !== '127.0.0.1' && url.hostname !== '[::1]') return undefined
  url.hostname = 'localhost'
  return url.href
}
