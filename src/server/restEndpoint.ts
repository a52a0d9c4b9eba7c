/** Payload's REST interface without Next: takes a native `Request`, returns its `Response`. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { handleEndpoints, type SanitizedConfig } from 'payload'
import { isUnreadable } from '../cms/rest/unreadable'
import { VISITOR_HEADER } from '../platform/network'
import { dataPolicy } from '../web/policy'
import { BodyTooLarge, bounded, discardRest, holdsFiles, MAX_BODY_BYTES } from './bodyLimit'
import { compressedResponse } from './compressedResponse'
import type { HeaderList } from './headers'

/** Payload's status for a collection without REST (`endpoints: false`), with the path in the body; sent as 404. */
const WITHOUT_ENDPOINTS = 501
const notFound = () => Response.json({ message: 'Not found' }, { status: 404 })

/** A full `Request`: Payload adds properties to it. */
function toRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { origin, visitor, body }: { origin: string; visitor: string; body: Readable | undefined },
): Request {
  const headers = new Headers()
  for (let at = 0; at < request.rawHeaders.length; at += 2)
    headers.append(request.rawHeaders[at] ?? '', request.rawHeaders[at + 1] ?? '')
  headers.set(VISITOR_HEADER, visitor)
  const gone = new AbortController()
  response.once('close', () => {
    if (!response.writableEnded) gone.abort()
  })
  return new Request(origin + (request.url ?? '/'), {
    method: request.method ?? 'GET',
    headers,
    signal: gone.signal,
    ...(body ? { body: Readable.toWeb(body) as BodyInit, duplex: 'half' } : {}),
  } as RequestInit)
}

/** Bytes of a query that the admin sends as a body, since it may exceed the bound on URLs. */
const MAX_QUERY_BYTES = 64 * 1024
const isReadByPost = ({ headers }: IncomingMessage) =>
  'x-payload-http-method-override' in headers || 'x-http-method-override' in headers

/** Bytes of a saved document: the longest pages are a tenth of it. */
const MAX_DOCUMENT_BYTES = 4 * 1024 * 1024
/** A request without credentials cannot write; signing in needs only a short body. */
const showsCredentials = ({ headers }: IncomingMessage) =>
  headers.authorization !== undefined || (headers.cookie?.includes('payload-token=') ?? false)

/** Largest body in bytes that is read of a request. */
function mostBytes(request: IncomingMessage, maxUploadBytes: number): number {
  if (isReadByPost(request)) return MAX_QUERY_BYTES
  if (!showsCredentials(request)) return MAX_BODY_BYTES
  return holdsFiles(request) ? maxUploadBytes : MAX_DOCUMENT_BYTES
}

export interface RestSettings {
  config: Promise<SanitizedConfig>
  /** Key of the Payload instance that answers; several exist only in tests. */
  instance: string
  origin: string
  maxUploadBytes: number
  common: HeaderList
}

/** `visitor`: the client's address. */
export async function answerRest(
  request: IncomingMessage,
  response: ServerResponse,
  visitor: string,
  { config, instance, origin, maxUploadBytes, common }: RestSettings,
): Promise<void> {
  const maxBytes = mostBytes(request, maxUploadBytes)
  const declared = Number(request.headers['content-length'] ?? 0)
  if (declared > maxBytes) throw new BodyTooLarge(maxBytes)
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const body = hasBody ? bounded(request, maxBytes) : undefined
  const result = await handleEndpoints({
    config,
    payloadInstanceCacheKey: instance,
    request: toRequest(request, response, { origin, visitor, body }),
  }).catch((error: unknown) => {
    // A query in a body is parsed before Payload's own error handling.
    if (isUnreadable(error)) return Response.json({ message: 'The request cannot be read' }, { status: 400 })
    throw error
  })
  // Payload answers with an error of its own where a body is aborted. A body that it gave up itself it has answered.
  if (body?.errored instanceof BodyTooLarge) throw body.errored
  const found = result.status === WITHOUT_ENDPOINTS ? notFound() : result
  await sendResponse(await compressedResponse(found, request.headers), response, common)
  if (body) await freeConnection(request, body)
}

/** Discards what the endpoint left of the body: the connection's next request would wait behind it without end. */
async function freeConnection(request: IncomingMessage, body: Readable): Promise<void> {
  request.unpipe()
  body.destroy()
  if (!(await discardRest(request))) request.destroy()
}

async function sendResponse(result: Response, response: ServerResponse, common: HeaderList): Promise<void> {
  const headers: string[] = [...common]
  result.headers.forEach((value, name) => {
    if (name !== 'set-cookie') headers.push(name, value)
  })
  for (const cookie of result.headers.getSetCookie()) headers.push('set-cookie', cookie)
  if (!result.headers.has('content-security-policy')) headers.push('content-security-policy', dataPolicy)
  if (!result.headers.has('cache-control')) headers.push('cache-control', 'private, no-store')
  response.writeHead(result.status, headers)
  if (!result.body) {
    response.end()
    return
  }
  // Fails when the client has disconnected; there is no response left to send.
  await pipeline(Readable.fromWeb(result.body as ReadableStream), response).catch(() => response.destroy())
}
