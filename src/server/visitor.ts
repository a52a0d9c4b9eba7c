/** The client's address and scheme, read through the trusted proxies. */
import type { IncomingMessage } from 'node:http'

/** The address before the last `trusted` proxies; the client controls everything before it. */
export function visitorAddress(request: IncomingMessage, trusted: number): string {
  const direct = request.socket.remoteAddress ?? ''
  if (trusted === 0) return direct
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  return forwarded.at(-trusted) ?? direct
}
