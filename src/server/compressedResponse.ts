/** Responses of routes and of Payload, compressed: they are made for one request each, and not kept as pages are. */
import type { IncomingHttpHeaders } from 'node:http'
import { compressQuickly, compressWell, contentEncoding } from './compression'

/** Bytes that one packet carries anyway. */
const ONE_PACKET = 1000
/** Bytes that the main thread compresses in about two milliseconds. */
const MAX_QUICK = 256 * 1024

/** Texts; pictures and archives are compressed already. */
const texts = /^(text\/(html|plain|css|javascript|calendar)|application\/((\w+\+)?(json|xml)|javascript))\b/

/** What a browser saves may be long, and is sent while it is made. */
const isText = ({ status, headers }: Response): boolean =>
  status !== 206 &&
  texts.test(headers.get('content-type') ?? '') &&
  !headers.has('content-encoding') &&
  !headers.has('content-disposition')

/**
 * Another site can open a page of ours with words that it chose, and its visitor's cookies go along. An attacker
 * who sees the lengths of such responses, compressed, learns what else they contain, word by word.
 */
const fromElsewhere = ({ cookie, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean =>
  cookie !== undefined && site === 'cross-site'

/** The same response, compressed if it is a text and the client accepts it. */
export async function compressedResponse(response: Response, request: IncomingHttpHeaders): Promise<Response> {
  if (!response.body || !isText(response)) return response
  const headers = new Headers(response.headers)
  headers.append('vary', 'Accept-Encoding')
  const encoding = fromElsewhere(request) ? 'identity' : contentEncoding(request['accept-encoding'])
  const plain = Buffer.from(await response.arrayBuffer())
  const { status } = response
  if (encoding === 'identity' || plain.length < ONE_PACKET) return new Response(plain, { status, headers })
  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  const body = plain.length > MAX_QUICK ? await compressWell(plain, encoding) : compressQuickly(plain, encoding)
  return new Response(body, { status, headers })
}
