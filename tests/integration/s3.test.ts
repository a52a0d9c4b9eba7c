import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startBucketServer } from '../support/bucketServer'
import { openProgram } from '../support/program'

test('uploads lie in the bucket, and visitors get them from the site', async () => {
  await using store = await startBucketServer()
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
  expect([...store.objects.keys()]).toContain('/brand/media/flate.jpg')
  const size = picture.sizes?.w480?.filename ?? ''
  const served = await fetch(`${site.url}/media/${size}?v=1`)
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).width).toBe(480)
  expect((await site.get('/media/finnes-ikke.webp')).status).toBe(404)

  // In the bin it lies in the bucket and is handed to nobody; emptied, it is gone from there too.
  await site.rest('DELETE', `/api/media/${picture.id}`)
  expect((await site.get(`/media/${size}?v=1`)).status).toBe(404)
  expect([...store.objects.keys()]).toContain(`/brand/media/${size}`)
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
