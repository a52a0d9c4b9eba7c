/** What strangers, and users with few rights, must not be able to do. */
import { type IncomingHttpHeaders, request } from 'node:http'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { dealerData } from '../support/dealers'
import { ownSite, richText, type Stored, signIn, startSite } from '../support/site'

// Behind one proxy, so that each test signs in from an address of its own.
const site = await ownSite({ TRUST_PROXY: '1' })

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** A request as nothing but node:http lets one write it: any Host, any path. */
function raw(url: string, path: string, { method = 'GET', headers = {} }: { method?: string; headers?: object } = {}) {
  const { hostname, port } = new URL(url)
  return new Promise<Answer>((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers: { ...headers } }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (piece: string) => {
        body += piece
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
    sent.on('error', reject).end()
  })
}

function logIn(
  address: string,
  credentials: { email: string; password: string },
  headers: Record<string, string> = {},
) {
  return fetch(`${site.url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
    body: JSON.stringify(credentials),
  })
}

async function upload(name: string, type: string, bytes: Uint8Array, language = 'nb') {
  const { headers } = await signIn(site.url, site.admin, nextAddress())
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), name)
  form.append('_payload', JSON.stringify({ alt: 'Et bilde' }))
  return fetch(`${site.url}/api/media`, {
    method: 'POST',
    headers: { ...headers, 'accept-language': language },
    body: form,
  })
}

let addresses = 0
/** An address that has not tried to sign in yet. */
function nextAddress(): string {
  addresses++
  return `203.0.113.${addresses}`
}

const stack = /node_modules|\bat \S+ \(|\.[cm]?[jt]s:\d+|Error:/

test('only our own names are answered', async () => {
  expect((await raw(site.url, '/')).status).toBe(200)
  for (const path of ['/', '/api/pages', '/admin', '/sok?search_Query=ovn'])
    for (const host of ['evil.example', 'localhost.evil.example'])
      expect((await raw(site.url, path, { headers: { host } })).status, `${host}${path}`).toBe(421)
})

test('pages may run nothing of strangers, and be framed by no other site', async () => {
  for (const path of ['/', '/en', '/kontakt', '/sok', '/finnes-ikke', '/skjema/finnes-ikke']) {
    const { headers } = await raw(site.url, path)
    const policy = headers['content-security-policy'] ?? ''
    expect(policy, path).toContain("default-src 'none'")
    expect(policy, path).toContain("script-src 'self';")
    expect(policy, path).toContain("frame-ancestors 'self'")
    expect(policy, path).not.toMatch(/unsafe|\*/)
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['strict-transport-security'], path).toBeUndefined()
    expect(headers['set-cookie'], path).toBeUndefined()
  }
})

test('the admin is framed by nobody, and takes nothing from elsewhere', async () => {
  for (const path of ['/admin/login', '/admin/collections/pages']) {
    const { headers } = await fetch(site.url + path, { redirect: 'manual' })
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'self'; .*base-uri 'none'; .*frame-ancestors 'none'$/,
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  }
})

test('previews are framed by our own admin alone, and kept by nobody', async () => {
  const { call, headers: asEditor } = await signIn(site.url, site.admin, nextAddress())
  const { url } = await call<{ url: string }>('POST', '/api/pages/1/preview-link')
  const live = await raw(site.url, '/preview/pages/1?locale=nb', { headers: asEditor })
  const shared = await raw(site.url, new URL(url).pathname)
  expect(live.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(shared.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  for (const { status, headers } of [live, shared]) {
    expect(status).toBe(200)
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['cache-control']).toContain('no-store')
    expect(headers['x-robots-tag']).toBe('noindex')
  }
  const stranger = await raw(site.url, '/preview/pages/1?locale=nb')
  expect([stranger.status, stranger.headers.location]).toEqual([302, expect.stringContaining('/admin/login')])
})

test('a site with https says so for two years, and its cookies travel by https alone', async () => {
  await using secure = await startSite({ SITE_URL: 'https://www.example.no' })
  const headers = { host: 'www.example.no' }
  expect((await raw(secure.url, '/', { headers })).headers['strict-transport-security']).toContain('max-age=63072000')
  expect((await raw(secure.url, '/', {})).status).toBe(421)
  const cookie = await new Promise<string>((resolve, reject) => {
    const sent = request(
      `${secure.url}/api/users/login`,
      { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } },
      (response) => resolve(String(response.headers['set-cookie'])),
    )
    sent.on('error', reject).end(JSON.stringify(secure.admin))
  })
  expect(cookie).toContain('HttpOnly')
  expect(cookie).toContain('SameSite=Lax')
  expect(cookie).toContain('Secure')
})

test('errors tell nothing about the program', async () => {
  const answers: [what: string, status: number, answer: Answer][] = [
    ['malformed address', 400, await raw(site.url, '/%E0')],
    ['malformed file', 400, await raw(site.url, '/media/%E0')],
    ['zero in the address', 400, await raw(site.url, '/a%00b')],
    ['method', 405, await raw(site.url, '/', { method: 'DELETE' })],
    ['unusual method', 405, await raw(site.url, '/', { method: 'PROPFIND' })],
    ['long address', 400, await raw(site.url, `/${'a'.repeat(5000)}`)],
    ['unknown interface', 404, await raw(site.url, '/api/finnes-ikke')],
    ['way out of the folder', 404, await raw(site.url, '/media/..%2f..%2fsite.db')],
  ]
  for (const [what, status, answer] of answers) {
    expect(answer.status, what).toBe(status)
    expect(answer.body, what).not.toMatch(stack)
    expect(answer.headers['x-content-type-options'], what).toBe('nosniff')
    expect(answer.headers['x-powered-by'], what).toBeUndefined()
  }
  expect((await raw(site.url, '/api/pages/finnes-ikke')).body).not.toMatch(stack)
  for (const path of ['/api/users/login', '/api/pages', '/skjema/kontakt']) {
    const answer = await fetch(site.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'x-forwarded-for': nextAddress() },
      body: '{"name": ',
    })
    expect(answer.status, path).toBeGreaterThanOrEqual(400)
    expect(answer.status, path).toBeLessThan(500)
    expect(await answer.text(), path).not.toMatch(stack)
  }
})

test.each([
  ['form', '/skjema/kontakt', 'with its length'],
  ['form', '/skjema/kontakt', 'in pieces'],
  ['document', '/api/pages', 'with its length'],
  ['document', '/api/pages', 'in pieces'],
])('a %s that is too large is refused in words, sent to %s %s', async (_, path, how) => {
  const bytes = new Uint8Array(3 * 1024 * 1024).fill(97)
  const body =
    how === 'in pieces'
      ? new ReadableStream({
          start(controller) {
            for (let at = 0; at < bytes.length; at += 65_536) controller.enqueue(bytes.subarray(at, at + 65_536))
            controller.close()
          },
        })
      : bytes
  const answer = await fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': path.startsWith('/api') ? 'application/json' : 'application/x-www-form-urlencoded' },
    body,
    ...(how === 'in pieces' ? { duplex: 'half' } : {}),
  } as RequestInit)
  expect(answer.status).toBe(413)
  // Who is still sending when the connection closes never sees the answer.
  expect(answer.headers.get('connection')).not.toBe('close')
  expect(await answer.text()).not.toMatch(stack)
})

test('another site cannot use the session of an editor', async () => {
  const signedIn = await logIn(nextAddress(), site.admin)
  const cookie = (signedIn.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
  const me = async (headers: Record<string, string>) =>
    ((await (await fetch(`${site.url}/api/users/me`, { headers: { cookie, ...headers } })).json()) as { user: unknown })
      .user
  expect(await me({ origin: site.url })).toMatchObject({ email: site.admin.email })
  expect(await me({ origin: 'https://evil.example' })).toBeNull()
})

test('a dealer reads no drafts and no other users, and cannot become more', async () => {
  const administrator = await signIn(site.url, site.admin, nextAddress())
  const account = { email: 'forhandler@example.com', password: 'ved-og-varme-as' }
  const { doc: shop } = await administrator.call<Stored>('POST', '/api/dealers', dealerData({ number: 'F-sikkerhet' }))
  const { doc: user } = await administrator.call<Stored>('POST', '/api/users', {
    ...account,
    name: 'Forhandler',
    role: 'dealer',
    dealer: shop.id,
  })
  const { doc: draft } = await administrator.call<Stored>('POST', '/api/pages?draft=true', { title: 'Hemmelig plan' })
  const dealer = await signIn(site.url, account, nextAddress())

  const seen = await dealer.call<{ docs: { email: string }[] }>('GET', '/api/users?limit=0')
  expect(seen.docs.map(({ email }) => email)).toEqual([account.email])
  for (const address of [
    `/api/pages/${draft.id}`,
    `/api/pages/${draft.id}?draft=true`,
    '/api/pages?draft=true&limit=0',
    '/api/pages/versions?limit=0',
    '/api/formSubmissions',
    `/preview/pages/${draft.id}`,
  ]) {
    const answer = await fetch(site.url + address, { headers: dealer.headers, redirect: 'manual' })
    expect(await answer.text(), address).not.toContain('Hemmelig plan')
  }
  const forbidden: [method: string, path: string, body?: object][] = [
    ['POST', '/api/pages', { title: 'Min egen' }],
    ['PATCH', '/api/pages/1', { title: 'Min egen' }],
    ['DELETE', '/api/pages/1'],
    ['PATCH', '/api/users/1', { name: 'Overtatt' }],
    ['POST', '/api/users', { email: 'ny@example.com', password: 'ved-og-varme-as', name: 'Ny', role: 'administrator' }],
    ['POST', '/api/globals/site', { name: 'Overtatt' }],
    ['GET', '/api/formSubmissions'],
    ['POST', `/api/pages/${draft.id}/preview-link`],
    ['POST', '/api/pages/1/schedule', { type: 'unpublish', at: '2099-01-01T00:00:00Z' }],
  ]
  for (const [method, path, body] of forbidden) {
    const answer = await fetch(site.url + path, {
      method,
      headers: { ...dealer.headers, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    expect(answer.status, `${method} ${path}`).toBeOneOf([403, 404])
  }
  await dealer.call('PATCH', `/api/users/${user.id}`, { role: 'administrator' }).catch(() => undefined)
  expect(await administrator.call('GET', `/api/users/${user.id}`)).toMatchObject({ role: 'dealer' })
})

test('a drawing with a script is kept without it, and opens in a sandbox', async () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"><script>alert(2)</script><rect width="9" height="9"/><a href="javascript:alert(3)"><text>x</text></a><foreignObject><body onclick="alert(4)"/></foreignObject></svg>`
  const answer = await upload('tegning.svg', 'image/svg+xml', Buffer.from(drawing))
  expect(answer.status).toBe(201)
  const { doc } = (await answer.json()) as Stored<{ url: string; filename: string }>
  for (const address of [`/media/${doc.filename}`, `/api/media/file/${doc.filename}`]) {
    const served = await fetch(site.url + address)
    const text = await served.text()
    expect(text, address).toContain('<rect')
    expect(text, address).not.toMatch(/alert|script|onload|foreignObject/i)
    expect(served.headers.get('content-security-policy'), address).toContain('sandbox')
    expect(served.headers.get('content-type'), address).toContain('image/svg+xml')
  }
})

/** The beginning of a video in the MP4 container. */
const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\x02\0isomiso2'), Buffer.alloc(512)])
/** Noise, which no picture format makes smaller: 16 MB. */
const heavy = () =>
  sharp(Buffer.from(Array.from({ length: 65_536 }, (_, at) => (at * 7919) % 251)), {
    raw: { width: 128, height: 128, channels: 4 },
  })
    .png()
    .toBuffer()
    .then((small) => Buffer.concat([small, Buffer.alloc(16 * 1024 * 1024)]))

test.each([
  ['a text named .png', 'tekst.png', () => Buffer.from('Ikke et bilde.'), /er ikke et bilde/, /is not a picture/],
  ['a video', 'film.mp4', () => film, /er en video, ikke et bilde/, /is a video, not a picture/],
  ['a video named .jpg', 'film.jpg', () => film, /er en video, ikke et bilde/, /is a video, not a picture/],
  ['16 MB', 'stort.png', heavy, /Grensen er 15[.,]0 MB/, /The limit is 15\.0 MB/],
] as const)('%s is refused as a picture, in the language of the editor', async (_, name, make, norwegian, english) => {
  const bytes = await make()
  for (const [language, message] of [
    ['nb', norwegian],
    ['en', english],
  ] as const) {
    const answer = await upload(name, 'image/png', bytes, language)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toMatch(message)
  }
})

test('rich text that the editor could not have made is refused', async () => {
  const { headers } = await signIn(site.url, site.admin, nextAddress())
  const good = richText('Vanlig tekst') as { root: { children: object[] } }
  const withNode = (node: object) => ({ root: { ...good.root, children: [node] } })
  const foreign = [
    withNode({ type: 'iframe', version: 1, src: 'https://evil.example' }),
    withNode({ type: 'heading', tag: 'h1', version: 1, children: [] }),
    withNode({ type: 'paragraph', version: 1, children: [{ type: 'html', html: '<script>alert(1)</script>' }] }),
    withNode({
      type: 'paragraph',
      version: 1,
      children: [
        { type: 'link', version: 3, fields: { linkType: 'custom', url: 'javascript:alert(1)' }, children: [] },
      ],
    }),
  ]
  const store = (content: object, draft: boolean) =>
    fetch(`${site.url}/api/pages${draft ? '?draft=true' : ''}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'accept-language': 'nb' },
      body: JSON.stringify({
        title: 'Rik tekst',
        slug: `rik-${addresses++}`,
        _status: draft ? 'draft' : 'published',
        body: [{ blockType: 'richText', width: 'text', content }],
      }),
    })
  expect((await store(good, false)).status).toBe(201)
  for (const content of foreign)
    for (const draft of [false, true]) {
      const answer = await store(content, draft)
      expect(answer.status, JSON.stringify(content)).toBe(400)
      expect(await answer.text()).toContain('redigeringsfeltet ikke kan lage')
    }
})
