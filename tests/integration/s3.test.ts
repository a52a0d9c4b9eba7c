import { readFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openProgram } from '../support/program'

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

/** As much of S3 as uploads need: objects are put, fetched and deleted. */
async function startStore() {
  const objects = new Map<string, { body: Buffer; type: string }>()
  const server = http.createServer(async (request, response) => {
    const key = new URL(request.url ?? '/', 'http://store').pathname
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    if (request.method === 'PUT') {
      const chunked = request.headers['content-encoding']?.includes('aws-chunked') === true
      objects.set(key, { body: chunked ? unchunked(body) : body, type: String(request.headers['content-type']) })
      return response.writeHead(200, { etag: '"x"' }).end()
    }
    const object = objects.get(key)
    if (request.method === 'DELETE') return response.writeHead(objects.delete(key) ? 204 : 404).end()
    if (!object) return response.writeHead(404).end()
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    const part = from && to ? object.body.subarray(Number(from), Number(to) + 1) : object.body
    response.writeHead(from ? 206 : 200, { 'content-type': object.type, 'content-length': part.length, etag: '"x"' })
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

test('uploads lie in the bucket, and visitors get them from the site', async () => {
  await using store = await startStore()
  await using site = await openProgram({
    S3_BUCKET: 'brand',
    S3_ENDPOINT: store.url,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  })
  const data = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#963314' } })
    .jpeg()
    .toBuffer()
  const picture = await site.payload.create({
    collection: 'media',
    data: { alt: 'Flate' },
    file: { data, name: 'flate.jpg', mimetype: 'image/jpeg', size: data.length },
  })
  expect([...store.objects.keys()]).toContain('/brand/flate.jpg')
  const size = picture.sizes?.w480?.filename ?? ''
  const served = await fetch(`${site.url}/media/${size}?v=1`)
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).width).toBe(480)
  expect((await site.get('/media/finnes-ikke.webp')).status).toBe(404)

  // In the bin it lies in the bucket and is handed to nobody; emptied, it is gone from there too.
  await site.rest('DELETE', `/api/media/${picture.id}`)
  expect((await site.get(`/media/${size}?v=1`)).status).toBe(404)
  expect([...store.objects.keys()]).toContain(`/brand/${size}`)
  await site.rest('PATCH', `/api/media?trash=true&where[id][equals]=${picture.id}`, { deletedAt: null })
  expect((await site.get(`/media/${size}?v=1`)).status).toBe(200)
  await site.rest('DELETE', `/api/media/${picture.id}`)
  await site.rest('DELETE', `/api/media/${picture.id}?trash=true`)
  expect([...store.objects.keys()].filter((key) => key.includes('flate'))).toEqual([])

  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>')
  await site.payload.create({
    collection: 'media',
    data: { alt: 'Strek' },
    file: { data: drawing, name: 'strek.svg', mimetype: 'image/svg+xml', size: drawing.length },
  })
  const drawn = await site.get('/media/strek.svg?v=1', { 'accept-encoding': 'br' })
  expect([drawn.status, drawn.headers.get('content-encoding')]).toEqual([200, 'br'])
  expect(drawn.text).toContain('M0 0h9')
  expect((await site.get('/media/finnes-ikke.svg')).status).toBe(404)

  // A player asks for a video in parts.
  const video = readFileSync('demo/files/opptenning-fra-toppen.mp4')
  const { filename } = await site.payload.create({
    collection: 'files',
    data: { title: 'Film' },
    file: { data: video, name: 'film.mp4', mimetype: 'video/mp4', size: video.length },
  })
  const part = await fetch(`${site.url}/media/${filename}?v=1`, { headers: { range: 'bytes=100-199' } })
  expect([part.status, part.headers.get('content-range'), part.headers.get('content-type')]).toEqual([
    206,
    `bytes 100-199/${video.length}`,
    'video/mp4',
  ])
  expect(Buffer.from(await part.arrayBuffer())).toEqual(video.subarray(100, 200))
  const beyond = await fetch(`${site.url}/media/${filename}?v=1`, { headers: { range: `bytes=${video.length + 5}-` } })
  expect(beyond.status).toBe(416)
})
