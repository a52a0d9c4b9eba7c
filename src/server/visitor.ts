/** The client's address and scheme, read through the trusted proxies. */
import type { IncomingMessage } from 'node:http'

/** Addresses of clients whose request another process of the site has passed on. */
const passedOn = new WeakMap<IncomingMessage, string>()

/** Says whose connection a request came over, where that is not the one that it arrives on. */
export function setClientAddress(request: IncomingMessage, address: string): void {
  passedOn.set(request, address)
}

/** The address before the last `trusted` proxies; the client controls everything before it. */
export function visitorAddress(request: IncomingMessage, trusted: number): string {
  const direct = passedOn.get(request) ?? request.socket.remoteAddress ?? ''
  if (trusted === 0) return direct
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  return forwarded.at(-trusted) ?? direct
}
