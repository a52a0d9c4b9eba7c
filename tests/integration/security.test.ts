import http from 'node:http'
import { expect, test } from 'vitest'
import { dealerData } from '../support/dealers'
import { openProgram } from '../support/program'

/** A request as no browser sends it: any path, any host. */
function raw(
  url: string,
  path: string,
  { host, method = 'GET' }: { host?: string; method?: string } = {},
): Promise<{ status: number; body: string }> {
  const { port } = new URL(url)
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, path, method, ...(host ? { headers: { host } } : {}) },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString() }))
      },
    )
    request.on('error', reject)
    request.end()
  })
}

test('a page lets nothing run that is not ours, and nobody frame it', async () => {
  await using site = await openProgram()
  const { headers, text } = await site.get('/finnes-ikke')
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toContain('unsafe-inline')
  expect(text).not.toMatch(/ style="| on\w+="/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('permissions-policy')).toContain('camera=()')
  expect(headers.get('strict-transport-security')).toBeNull()
})

test.each([
  ['/healthz', 200],
  ['/api/pages', 200],
  ['/api/finnes-ikke', 404],
  ['//innhold/', 308],
  ['/manifest.webmanifest', 200],
  ['/sitemap.xml', 200],
  ['/preview/pages/1', 302],
  ['/preview/blocks/hero.svg', 200],
  ['/wp-admin/admin-ajax.php?action=finnes-ikke', 400],
  ['/%E0', 400],
])('what is no page loads nothing and is framed by nobody: %s', async (path, status) => {
  await using site = await openProgram()
  const answer = await fetch(site.url + path, { redirect: 'manual' })
  expect(answer.status).toBe(status)
  const { headers } = answer
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; base-uri 'none'; frame-ancestors 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-type') ?? '').not.toMatch(/^(text\/|.*\+xml)(?!.*charset)/)
})

test('the hash in the policy is that of the one style element', async () => {
  await using site = await openProgram()
  const { headers, text } = await site.get('/')
  const style = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? ''
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))).toString('base64')
  expect(headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
})

test('behind https the browser is told to stay there, and only the own name is answered', async () => {
  await using site = await openProgram({ SITE_URL: 'https://www.example.no' })
  expect((await raw(site.url, '/', { host: 'www.example.no' })).status).toBe(404)
  expect((await raw(site.url, '/', { host: 'evil.example' })).status).toBe(421)
  expect((await raw(site.url, '/healthz', { host: '10.0.0.7' })).status).toBe(200)
})

test.each([
  ['/%E0%A4%A', 'GET', 400],
  ['/%00', 'GET', 400],
  [`/${'a'.repeat(3000)}`, 'GET', 400],
  ['/', 'DELETE', 405],
  ['//evil.example/', 'GET', 308],
  ['/\\evil.example/', 'GET', 400],
  ['/ovner\\..\\/', 'GET', 400],
  ['http://evil.example/ovner/', 'GET', 421],
  ['*', 'OPTIONS', 400],
  ['/', 'TRACE', 405],
  ['/api/articles/x', 'GET', 404],
  ['/api/pages?where[title][near]=1', 'GET', 400],
  ['/api/campaigns/x/progress', 'GET', 404],
])('an odd request is answered without a trace of the program: %s %s', async (path, method, status) => {
  await using site = await openProgram()
  const answer = await raw(site.url, path, { method })
  expect(answer.status).toBe(status)
  expect(answer.body).not.toMatch(/node_modules|at \w+ \(|\.ts:/)
})

test('a body without end is refused', async () => {
  await using site = await openProgram()
  const answer = await fetch(`${site.url}/skjema/kontakt`, { method: 'POST', body: 'a'.repeat(600 * 1024) }).catch(
    () => ({ status: 413 }),
  )
  expect(answer.status).toBe(413)
})

test('users are no business of the public, nor of a dealer', async () => {
  await using site = await openProgram()
  expect((await site.get('/api/users')).status).toBe(403)
  expect((await site.get('/api/payload-jobs')).status).toBe(403)
  const create = await fetch(`${site.url}/api/users/first-register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'x@example.com', password: 'long enough here' }),
  })
  expect(create.status).toBe(403)
  const dealer = await site.payload.create({ collection: 'dealers', data: dealerData() as never })
  await site.payload.create({
    collection: 'users',
    data: { email: 'd@example.com', password: 'long enough too', name: 'D', role: 'dealer', dealer: dealer.id },
  })
  const { token, user } = await site.payload.login({
    collection: 'users',
    data: { email: 'd@example.com', password: 'long enough too' },
  })
  const headers = { authorization: `JWT ${token}` }
  expect((await site.rest('GET', '/api/users', undefined, headers)).body.docs).toHaveLength(1)
  const promoted = await site.rest('PATCH', `/api/users/${user?.id}`, { role: 'administrator' }, headers)
  expect((promoted.body.doc as { role?: string } | undefined)?.role).not.toBe('administrator')
  expect((await site.rest('POST', '/api/pages', { title: 'X' }, headers)).status).toBe(403)
})

test('a theme that cannot be read is refused with the ratio', async () => {
  await using site = await openProgram()
  const { docs: _, ...theme } = (await site.rest('GET', '/api/globals/theme')).body as {
    light: Record<string, string>
    docs?: unknown
  }
  const { status, body } = await site.rest('POST', '/api/globals/theme', {
    ...theme,
    light: { ...theme.light, text: '#cccccc' },
  })
  expect(status).toBe(400)
  expect(body.errors?.[0]?.data?.errors?.[0]).toMatchObject({ path: 'light.text' })
  expect(body.errors?.[0]?.data?.errors?.[0]?.message).toMatch(
    /Kontrasten mellom tekst og bakgrunn er 1,\d\d:1\. Den må være minst 4,5:1/,
  )
})
