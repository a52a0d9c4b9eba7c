/** Bounds on request bodies, checked by `Content-Length` or while reading. */
import type { IncomingMessage } from 'node:http'
import { Transform } from 'node:stream'

/**
 * Bytes of an ordinary call or form: the longest is an order of 500 rows without files. Bodies are parsed on the main
 * thread: two megabytes of `[` or `&` took half a second. Uploads have their own bound.
 */
export const MAX_BODY_BYTES = 512 * 1024

/** Whether a body may hold files, and so be longer than an ordinary one. */
export const holdsFiles = ({ headers }: IncomingMessage) =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

/**
 * Bytes of a refused body that are read and discarded. A client that is answered while still sending sees a closed
 * connection instead of the response; beyond this bound that is accepted.
 */
const MAX_DISCARDED = 64 * 1024 * 1024

export class BodyTooLarge extends Error {
  constructor(maxBytes: number) {
    super(`request body over ${maxBytes} bytes`)
  }
}

/** Reads the rest of a refused body; false if it exceeds the bound. */
export async function discardRest(request: IncomingMessage): Promise<boolean> {
  if (request.readableEnded) return true
  if (request.destroyed || Number(request.headers['content-length'] ?? 0) > MAX_DISCARDED) return false
  let length = 0
  return new Promise((resolve) => {
    request
      .on('data', (piece: Buffer) => {
        length += piece.length
        if (length > MAX_DISCARDED) resolve(false)
      })
      .once('end', () => resolve(true))
      .once('close', () => resolve(false))
      .resume()
  })
}

/** The request's body as a stream that fails when it exceeds the bound. */
export function bounded(request: IncomingMessage, maxBytes: number): Transform {
  let length = 0
  return request.pipe(
    new Transform({
      transform(piece: Buffer, _encoding, done) {
        length += piece.length
        if (length <= maxBytes) done(null, piece)
        else done(length > MAX_DISCARDED ? new BodyTooLarge(maxBytes) : null)
      },
      flush(done) {
        done(length > maxBytes ? new BodyTooLarge(maxBytes) : null)
      },
    }),
  )
}

/** Reads the body of a request without `Content-Length` up to the bound, before the route handler does. */
export async function measured(request: Request, maxBytes: number): Promise<Request> {
  const { url, method, headers } = request
  if (method === 'GET' || method === 'HEAD' || headers.has('content-length') || !request.body) return request
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of request.body as unknown as AsyncIterable<Uint8Array>) {
    length += piece.length
    if (length > MAX_DISCARDED) break
    if (length <= maxBytes) pieces.push(piece)
  }
  if (length > maxBytes) throw new BodyTooLarge(maxBytes)
  return new Request(url, { method, headers, body: Buffer.concat(pieces) })
}
