/** Who asks: the visitor's address and scheme, seen through the proxies that are trusted to say so. */
import type { IncomingMessage } from 'node:http'

/** The address before the last `trusted` proxies; a visitor can write anything before that. */
export function visitorAddress(request: IncomingMessage, trusted: number): string {
  const direct = request.socket.remoteAddress ?? ''
  if (trusted === 0) return direct
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  return forwarded.at(-trusted) ?? direct
}
