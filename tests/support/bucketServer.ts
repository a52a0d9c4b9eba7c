/** A bucket of the S3 protocol in memory. */
import { createHash } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** The SDK may send a body in signed chunks: `length;signature CRLF bytes CRLF`, and checksums behind. */
function unchunked(body: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at < body.length; ) {
    const line = body.indexOf('\r\n', at)
    const length = Number.parseInt(body.subarray(at, line).toString(), 16)
    if (!length) break
    parts.push(body.subarray(line + 2, line + 2 + length))
    at = line + 2 + length + 2
  }
  return Buffer.concat(parts)
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** As much of S3 as uploads and backups need: objects are put, also only where there is none, fetched, listed and deleted. */
export async function startBucketServer() {
  const objects = new Map<string, { body: Buffer; type: string; etag: string }>()
  const server = http.createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store')
    const key = decodeURIComponent(pathname)
    if (searchParams.get('list-type') === '2') {
      const folder = `${key.replace(/\/$/, '')}/`
      const found = [...objects]
        .filter(([name]) => name.startsWith(folder + (searchParams.get('prefix') ?? '')))
        .sort(([one], [other]) => (one < other ? -1 : 1))
      // Pages of three, so that a client must page.
      const after = Number(searchParams.get('continuation-token') ?? 0)
      const page = found.slice(after, after + 3).map(([name, { body, etag }]) => {
        return `<Contents><Key>${escaped(name.slice(folder.length))}</Key><Size>${body.length}</Size><ETag>"${etag}"</ETag></Contents>`
      })
      const isWhole = after + 3 >= found.length
      const next = isWhole ? '' : `<NextContinuationToken>${after + 3}</NextContinuationToken>`
      response.writeHead(200, { 'content-type': 'application/xml' })
      return response.end(
        `<?xml version="1.0"?><ListBucketResult><IsTruncated>${!isWhole}</IsTruncated>${next}${page.join('')}</ListBucketResult>`,
      )
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    if (request.method === 'PUT') {
      if (request.headers['if-none-match'] === '*' && objects.has(key)) return response.writeHead(412).end()
      const chunked = request.headers['content-encoding']?.includes('aws-chunked') === true
      const content = chunked ? unchunked(body) : body
      const etag = createHash('md5').update(content).digest('hex')
      objects.set(key, { body: content, type: String(request.headers['content-type']), etag })
      return response.writeHead(200, { etag: `"${etag}"` }).end()
    }
    const object = objects.get(key)
    if (request.method === 'DELETE') return response.writeHead(objects.delete(key) ? 204 : 404).end()
    if (!object) return response.writeHead(404).end()
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    const part = from && to ? object.body.subarray(Number(from), Number(to) + 1) : object.body
    response.writeHead(from ? 206 : 200, {
      'content-type': object.type,
      'content-length': part.length,
      etag: `"${object.etag}"`,
    })
    response.end(request.method === 'HEAD' ? undefined : part)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    objects,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
