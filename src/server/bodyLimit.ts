/** Request bodies have an end: known before, or found while reading. */
import type { IncomingMessage } from 'node:http'
import { Transform } from 'node:stream'

/**
 * Ordinary calls and forms, in bytes: the longest is an order of 500 rows without files. They are taken apart on the
 * thread that answers everyone: two megabytes of `[` or `&` took half a second. Uploads have their own bound.
 */
export const MAX_BODY_BYTES = 512 * 1024

/** Whether a body may hold files, and so be longer than an ordinary one. */
export const holdsFiles = ({ headers }: IncomingMessage) =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

export class BodyTooLarge extends Error {
  constructor(maxBytes: number) {
    super(`request body over ${maxBytes} bytes`)
  }
}

/** The request's body, cut off with an error when it passes the bound. */
export function bounded(request: IncomingMessage, maxBytes: number): Transform {
  let length = 0
  return request.pipe(
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        length += chunk.length
        done(length > maxBytes ? new BodyTooLarge(maxBytes) : null, chunk)
      },
    }),
  )
}

/** A request that did not tell its length, read up to the bound before anyone else reads it. */
export async function measured(request: Request, maxBytes: number): Promise<Request> {
  const { url, method, headers } = request
  if (method === 'GET' || method === 'HEAD' || headers.has('content-length') || !request.body) return request
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of request.body as unknown as AsyncIterable<Uint8Array>) {
    length += piece.length
    if (length > maxBytes) throw new BodyTooLarge(maxBytes)
    pieces.push(piece)
  }
  return new Request(url, { method, headers, body: Buffer.concat(pieces) })
}
