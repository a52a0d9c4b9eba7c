/** Which responses a CDN may keep: those that are the same for everybody, whoever asks. */
import { expect, test } from 'vitest'
import { adminToken } from '../support/admin'
import { memberCookies } from '../support/members'
import { openProgram } from '../support/program'

/** Nothing answers there: what changes only waits. */
const varnish = { CDN: 'varnish', CDN_URL: 'http://127.0.0.1:9', ROLE: 'web' }

const isKept = (headers: Headers) => headers.get('surrogate-control')?.startsWith('max-age=3600') === true

test('a page that the edge may keep is drawn the same for a guest, a member, staff, and one who consented', async () => {
  // Each request draws the page anew.
  await using site = await openProgram({ ...varnish, PAGE_CACHE: 'off' })
  await site.rest('POST', '/api/pages', { title: 'Om oss', _status: 'published' })
  await site.rest('POST', '/api/articles', { name: 'Varde 8', number: 'EV-1008', _status: 'published' })
  const member = await memberCookies(site)
  const staff = `payload-token=${await adminToken(site.payload)}`
  const kept: string[] = []
  for (const path of ['/', '/om-oss', '/sok', '/artikler', '/artikler/varde-8', '/finn-forhandler', '/personvern']) {
    const guest = await site.get(path)
    if (!isKept(guest.headers)) continue
    kept.push(path)
    for (const cookie of [member, staff, 'consent=1.2.3; signed_in=1; cart=EV-1008']) {
      const page = await site.get(path, { cookie, 'accept-language': 'en', 'user-agent': 'another' })
      expect(page.text).toBe(guest.text)
      expect(page.headers.get('set-cookie')).toBeNull()
      expect(isKept(page.headers)).toBe(true)
      expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    }
  }
  expect(kept).toEqual(expect.arrayContaining(['/om-oss', '/artikler', '/artikler/varde-8', '/finn-forhandler']))
})

test('what is personal, asked, refused or drawn for one is never for the edge', async () => {
  await using site = await openProgram(varnish)
  await site.rest('POST', '/api/pages', { title: 'Om oss', _status: 'published' })
  const cookie = `${await memberCookies(site)}; payload-token=${site.token}`
  const paths = [
    '/konto',
    '/konto/passord',
    '/bestilling',
    '/preview/pages/1',
    '/preview/navigation',
    '/api/pages',
    '/api/users/me',
    '/admin',
    '/sok?q=ovn',
    '/artikler?q=ovn',
    '/finn-forhandler?sted=Oslo',
    '/finnes-ikke',
    '/Om-Oss',
    '/om-oss/',
    '/healthz',
    '/readyz',
    '/sitemap.xml',
    '/robots.txt',
  ]
  for (const path of paths) {
    for (const headers of [{}, { cookie }]) {
      const answer = await site.get(path, headers as Record<string, string>)
      expect([path, answer.headers.get('surrogate-key')]).toEqual([path, null])
      if (path !== '/admin') expect([path, answer.headers.get('surrogate-control')]).toEqual([path, 'no-store'])
      if (answer.status === 200 && path.startsWith('/konto'))
        expect([path, answer.headers.get('cache-control')]).toEqual([path, 'private, no-store'])
    }
  }
  const posted = await fetch(`${site.url}/konto/logg-inn`, {
    method: 'POST',
    body: new URLSearchParams(),
    redirect: 'manual',
  })
  expect(posted.headers.get('surrogate-control')).toBe('no-store')
})

test('a kept page has the keys of its tags also where it has not changed, and no page of the minute has', async () => {
  await using site = await openProgram(varnish)
  await site.rest('POST', '/api/pages', { title: 'Om oss', _status: 'published' })
  const first = await site.get('/om-oss')
  const again = await site.get('/om-oss', { 'if-none-match': first.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
  expect(again.headers.get('surrogate-key')).toBe(first.headers.get('surrogate-key'))
  expect(first.headers.get('surrogate-key')).toMatch(/^[0-9a-z]{8}( [0-9a-z]{8})+$/)
})

test('without a CDN no response says anything of one', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/pages', { title: 'Om oss', _status: 'published' })
  for (const path of ['/om-oss', '/sitemap.xml', '/api/pages', '/finnes-ikke']) {
    const names = [...(await site.get(path)).headers.keys()]
    expect(names.filter((name) => /surrogate|cdn|cache-tag/.test(name))).toEqual([])
  }
})
