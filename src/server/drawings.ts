/** Sends vector drawings compressed: they are text, and a logo takes a third of its bytes then. */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { compressWell, contentEncoding } from './compression'

export const isDrawing = (filename: string): boolean => filename.toLowerCase().endsWith('.svg')

/** Responds with the drawing in the best encoding that the client accepts, or with 304. Browsers keep drawings. */
export async function sendDrawing(
  request: IncomingMessage,
  response: ServerResponse,
  bytes: Buffer,
  headers: readonly string[],
): Promise<void> {
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`
  const shared = [...headers, 'Content-Type', 'image/svg+xml; charset=utf-8', 'Vary', 'Accept-Encoding', 'ETag', etag]
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, shared)
    response.end()
    return
  }
  const encoding = contentEncoding(request.headers['accept-encoding'])
  const body = encoding === 'identity' ? bytes : await compressWell(bytes, encoding)
  const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding]
  response.writeHead(200, [...shared, ...encoded, 'Content-Length', String(body.length)])
  response.end(request.method === 'HEAD' ? undefined : body)
}
