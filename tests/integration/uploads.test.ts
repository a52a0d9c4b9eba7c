import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { uploadFolder } from '../../src/cms/config'
import { faultOf, openProgram, type TestProgram } from '../support/program'

const sized = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#963314' } })

async function upload(site: TestProgram, name: string, bytes: Buffer, { alt = 'Et bilde', language = 'nb' } = {}) {
  const { token } = await site.payload.login({
    collection: 'users',
    data: { email: 'admin@example.com', password: 'long enough for tests' },
  })
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), name)
  form.set('_payload', JSON.stringify(alt ? { alt } : {}))
  const answer = await fetch(`${site.url}/api/media`, {
    method: 'POST',
    body: form,
    headers: { authorization: `JWT ${token}`, 'accept-language': language },
  })
  return { status: answer.status, body: await answer.json() }
}

test('a picture is kept in modern sizes and served with its kind, for ever', async () => {
  await using site = await openProgram()
  const { status, body } = await upload(site, 'stue.jpg', await sized(1600, 1000).jpeg().toBuffer())
  expect(status).toBe(201)
  expect(body.doc.sizes.w960).toMatchObject({ width: 960, height: 600, mimeType: 'image/webp' })
  expect(body.doc.sizes.social).toMatchObject({ width: 1200, height: 630, mimeType: 'image/jpeg' })
  const served = await fetch(`${site.url}/media/${body.doc.sizes.w960.filename}?v=1`)
  expect([served.status, served.headers.get('content-type'), served.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'public, max-age=31536000, immutable',
  ])
  expect((await sharp(Buffer.from(await served.arrayBuffer())).metadata()).width).toBe(960)
})

test('where a photograph was taken is not published', async () => {
  await using site = await openProgram()
  const located = await sized(600, 400)
    .withExif({ IFD3: { GPSLatitude: '61/1 0/1 0/1' }, IFD0: { Copyright: 'Kari' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(located).metadata()).exif).toBeDefined()
  const { body } = await upload(site, 'hage.jpg', located)
  const original = await fetch(`${site.url}/media/${body.doc.filename}`)
  expect((await sharp(Buffer.from(await original.arrayBuffer())).metadata()).exif).toBeUndefined()
})

test('what is no picture is refused, in the language of the asker', async () => {
  await using site = await openProgram()
  const mp4 = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypmp42'),
    Buffer.alloc(4),
    Buffer.from('mp42isom'),
    Buffer.alloc(64),
  ])
  expect(faultOf((await upload(site, 'bilde.png', Buffer.from('hei'))).body)).toContain(
    '«bilde.png» er ikke et bilde som kan leses',
  )
  expect(faultOf((await upload(site, 'film.jpg', mp4)).body)).toContain('«film.jpg» er en video, ikke et bilde')
  expect(faultOf((await upload(site, 'film.jpg', mp4, { language: 'en' })).body)).toContain('is a video, not a picture')
  const large = Buffer.concat([await sized(10, 10).png().toBuffer(), Buffer.alloc(16 * 1024 * 1024)])
  expect(faultOf((await upload(site, 'stor.png', large)).body)).toContain('Grensen er 15,0 MB')
  const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0"/>'.repeat(80_000)}</svg>`)
  expect(faultOf((await upload(site, 'tung.svg', drawing)).body)).toContain('Grensen er 1,0 MB')
  expect((await upload(site, 'a.png', await sized(10, 10).png().toBuffer(), { alt: '' })).status).toBe(400)
})

test('a drawing is made harmless, and can run nothing where it is opened', async () => {
  await using site = await openProgram()
  const { status, body } = await upload(
    site,
    'logo.svg',
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><path d="M0 0h9"/></svg>',
    ),
  )
  expect(status).toBe(201)
  const served = await fetch(`${site.url}/media/${body.doc.filename}`)
  expect(await served.text()).not.toContain('script')
  expect(served.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect(served.headers.get('content-security-policy')).toContain('sandbox')
  expect(served.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
})

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['identity', null],
])('a drawing is sent compressed to a client that accepts %s', async (accepted, encoding) => {
  await using site = await openProgram()
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${'<path d="M0 0h9v9z"/>'.repeat(50)}</svg>`
  const { body } = await upload(site, 'logo.svg', Buffer.from(source))
  const stored = readFileSync(join(uploadFolder(site.settings.dataDir, 'media'), body.doc.filename), 'utf8')
  const path = `/media/${body.doc.filename}?v=1`
  const { status, text, headers } = await site.get(path, { 'accept-encoding': accepted })
  expect([status, headers.get('content-encoding'), headers.get('vary')]).toEqual([200, encoding, 'Accept-Encoding'])
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(text).toBe(stored)
  const sent = Number(headers.get('content-length'))
  if (encoding) expect(sent).toBeLessThan(stored.length / 2)
  else expect(sent).toBe(stored.length)
  const known = await site.get(path, { 'accept-encoding': accepted, 'if-none-match': headers.get('etag') ?? '' })
  expect([known.status, known.text]).toEqual([304, ''])
})

test('no upload is fetched from an address that the sender names', async () => {
  await using site = await openProgram()
  const named = {
    alt: 'x',
    title: 'x',
    filename: 'logo.svg',
    mimeType: 'image/svg+xml',
    url: 'http://192.0.2.1/logo.svg',
  }
  const crop = 'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50'
  for (const collection of ['media', 'files']) {
    const { status, body } = await site.rest('POST', `/api/${collection}?${crop}`, named, { 'accept-language': 'en' })
    expect([status, body.errors?.[0]?.message]).toEqual([400, 'No files were uploaded.'])
  }
})

test.each(['/media/..%2f..%2fsecret', '/media/%2e%2e/secret', '/media/.env', '/media/%00', '/media/%E0%A4%A'])(
  'no way out of the folder: %s',
  async (path) => {
    await using site = await openProgram()
    expect((await site.get(path)).status).not.toBe(200)
  },
)

test.each([
  ['opptenning-fra-toppen.mp4', 'video/mp4'],
  ['lyden-av-balet.mp3', 'audio/mpeg'],
  ['opptenning-fra-toppen.nb.vtt', 'text/vtt; charset=utf-8'],
  ['brosjyre-varde.pdf', 'application/pdf'],
])('%s is taken as a file and served as what it is, whole and in parts', async (name, type) => {
  await using site = await openProgram()
  const data = readFileSync(`demo/files/${name}`)
  const { filename } = await site.payload.create({
    collection: 'files',
    data: { title: name },
    file: { data, name, mimetype: 'application/octet-stream', size: data.length },
  })
  const address = `${site.url}/media/${filename}?v=1`
  const whole = await fetch(address)
  expect([whole.status, whole.headers.get('content-type'), whole.headers.get('accept-ranges')]).toEqual([
    200,
    type,
    'bytes',
  ])
  expect(Buffer.from(await whole.arrayBuffer())).toEqual(data)
  const part = await fetch(address, { headers: { range: 'bytes=10-19' } })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${data.length}`])
  expect(Buffer.from(await part.arrayBuffer())).toEqual(data.subarray(10, 20))
})
