/**
 * Responses that are sent as they are kept: head and body in one buffer, which goes to the socket in one write. Node's
 * own way makes the head anew for each response, and hands head and body over as two pieces, which costs half as much
 * again.
 */
import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Seconds after which an idle connection is closed: longer than proxies keep one for reuse (a minute with nginx and most
 * balancers), since a request that meets the end of its connection is lost to its visitor.
 */
export const KEEP_ALIVE_SECONDS = 75

export interface ReadyResponse {
  bytes: Buffer
  /** Place of the date in the bytes. */
  dateAt: number
  /** The second that the date says, since 1970. */
  second: number
}

/** `headers` is a flat list of names and values. */
export function readyResponse(status: number, headers: readonly string[], body: Buffer): ReadyResponse {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`
  for (let at = 0; at < headers.length; at += 2) head += `${headers[at]}: ${headers[at + 1]}\r\n`
  head += `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_SECONDS}\r\nDate: `
  const dateAt = Buffer.byteLength(head, 'latin1')
  const end = `${new Date(0).toUTCString()}\r\n\r\n`
  return { bytes: Buffer.concat([Buffer.from(head + end, 'latin1'), body]), dateAt, second: 0 }
}

/** What Node's response knows of its head once it has written one. The fields are the same in Node 20 to 26. */
interface WithHead {
  _header: string
  _headerSent: boolean
}

interface Waiting {
  socket: Socket
  response: ServerResponse
  ready: ReadyResponse
}

let waiting: Waiting[] = []

/**
 * Sends it; false, with nothing written, where only Node's own way will do: for the last response of a connection, and
 * for one that waits behind another, which has no socket yet. What arrived together is answered together: most of a
 * write's cost is waking the other side, which the next write finds awake.
 */
export function sendReady(response: ServerResponse, ready: ReadyResponse): boolean {
  const { socket } = response
  if (!socket?.writable || !response.shouldKeepAlive) return false
  if (waiting.push({ socket, response, ready }) === 1) setImmediate(sendWaiting)
  return true
}

function sendWaiting(): void {
  const responses = waiting
  waiting = []
  const second = Math.floor(Date.now() / 1000)
  for (const { socket, ready } of responses) {
    if (second !== ready.second) {
      ready.second = second
      ready.bytes.write(new Date(second * 1000).toUTCString(), ready.dateAt, 'latin1')
    }
    socket.write(ready.bytes)
  }
  for (const { socket, response } of responses) {
    const sent = response as ServerResponse & WithHead
    sent._header = 'written'
    sent._headerSent = true
    // The pause after which an idle connection is closed begins with the end.
    if (socket.writableLength === 0) response.end()
    else socket.write('', () => response.end())
  }
}
