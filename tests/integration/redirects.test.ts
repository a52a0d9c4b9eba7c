/** Old addresses lead to where the content is now, or say that it is gone. */
import { expect, test } from 'vitest'
import { faultOf, openProgram, type TestProgram } from '../support/program'

async function leadsTo(site: TestProgram, path: string): Promise<[status: number, location: string | null]> {
  const { status, headers } = await site.get(path)
  return [status, headers.get('location')]
}

test('redirects that loop, shadow a page or lead nowhere are refused', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/pages', { title: 'Side', _status: 'published' })
  const redirect = async (from: string, url: string) =>
    faultOf((await site.rest('POST', '/api/redirects', { from, type: 'address', url })).body)
  expect(await redirect('/a', '/b')).toBe('')
  expect(await redirect('/b', '/A/')).toContain('/b → /a → /b')
  expect(await redirect('/side', '/b')).toContain('Det ligger en publisert side på «/side»')
  expect(await redirect('/c', 'javascript:alert(1)')).toContain('Skriv en sti')
  expect(await redirect('c', '/b')).toContain('Skriv adressen som en sti')
})

test('a redirect of all that lies below an address brings the rest along, and pages go before it', async () => {
  await using site = await openProgram()
  const redirect = async (from: string, url: string) =>
    faultOf((await site.rest('POST', '/api/redirects', { from, type: 'address', url, permanent: true })).body)
  expect(await redirect('/Produkt/*', '/artikler/*')).toBe('')
  expect(await redirect('/produkt/ovner/*', 'https://ovner.example.com')).toBe('')
  await site.rest('POST', '/api/pages', { title: 'Produkt', _status: 'published' })
  expect(await leadsTo(site, '/produkt/B%C3%A5lpanne?utm_source=avis')).toEqual([
    308,
    '/artikler/b%C3%A5lpanne?utm_source=avis',
  ])
  expect(await leadsTo(site, '/produkt/ovner/varde/5')).toEqual([308, 'https://ovner.example.com'])
  expect(await leadsTo(site, '/produkt')).toEqual([200, null])
  expect(await leadsTo(site, '/produkter/x')).toEqual([404, null])

  expect(await redirect('/*', '/')).toContain('En stjerne kan bare stå sist')
  expect(await redirect('/a/*/b', '/')).toContain('En stjerne kan bare stå sist')
  expect(await redirect('/dypt/*', '/dypt/ned/*')).toContain('går i ring')
})

test('a redirect of one language wins over one that serves all', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/redirects', { from: '/gammel', type: 'address', url: '/ny' })
  await site.rest('POST', '/api/redirects', { from: '/en/gammel', type: 'address', url: '/en/new' })
  const target = async (path: string) => (await site.get(path)).headers.get('location')
  expect([await target('/gammel'), await target('/en/gammel')]).toEqual(['/ny', '/en/new'])
})

test('an address in capitals leads to the page’s own spelling, and what it says of the visit goes along', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/pages', { title: 'Om oss', slug: 'om-oss', _status: 'published' })
  await site.rest('POST', '/api/redirects', {
    from: '/Gammel',
    type: 'address',
    url: '/om-oss#kontakt',
    permanent: true,
  })
  expect(await leadsTo(site, '/Om-Oss?utm_source=avis')).toEqual([308, '/om-oss?utm_source=avis'])
  expect(await leadsTo(site, '/FINN-Forhandler?sted=9008')).toEqual([308, '/finn-forhandler?sted=9008'])
  expect(await leadsTo(site, '/Konto/Glemt')).toEqual([308, '/konto/glemt'])
  expect(await leadsTo(site, '/Finnes-Ikke')).toEqual([404, null])
  expect(await leadsTo(site, '/Gammel?utm_source=avis')).toEqual([308, '/om-oss?utm_source=avis#kontakt'])
})

test('a redirect leads to a document or a list in the language of its reader, as long as that is published', async () => {
  await using site = await openProgram()
  const { body } = await site.rest('POST', '/api/posts', {
    title: 'Ny ovn',
    date: '2026-01-02T10:00:00+01:00',
    _status: 'published',
  })
  const post = body.doc?.id
  const redirect = async (from: string, target: object) =>
    faultOf((await site.rest('POST', '/api/redirects', { from, permanent: true, ...target })).body)
  expect(await redirect('/blogg/ny-ovn', { type: 'post', post })).toBe('')
  expect(await redirect('/butikker', { type: 'dealers' })).toBe('')
  expect(await redirect('/blogg', { type: 'post' })).not.toBe('')
  expect(await leadsTo(site, '/blogg/ny-ovn')).toEqual([308, '/aktuelt/ny-ovn'])
  expect(await leadsTo(site, '/en/butikker')).toEqual([308, '/en/finn-forhandler'])
  await site.rest('PATCH', `/api/posts/${post}`, { slug: 'nyere-ovn' })
  expect(await leadsTo(site, '/blogg/ny-ovn')).toEqual([308, '/aktuelt/nyere-ovn'])
  expect((await site.rest('DELETE', `/api/posts/${post}`)).status).toBe(409)
  await site.rest('PATCH', `/api/posts/${post}`, { _status: 'draft' })
  expect(await leadsTo(site, '/blogg/ny-ovn')).toEqual([404, null])
})

test('what is gone for good says so, in both languages, until a page stands there again', async () => {
  await using site = await openProgram()
  const gone = async (from: string) =>
    faultOf((await site.rest('POST', '/api/redirects', { from, type: 'gone', url: '/et-annet-sted' })).body)
  expect(await gone('/Kampanje-2019')).toBe('')
  expect(await gone('/butikk/*')).toBe('')
  expect(await leadsTo(site, '/kampanje-2019?utm_source=avis')).toEqual([410, null])
  const norwegian = await site.get('/kampanje-2019')
  expect(norwegian.text).toMatch(/<h1[^>]*>Siden er fjernet</)
  expect(norwegian.text).toContain('noindex')
  const english = await site.get('/en/butikk/ovner/1')
  expect(english.status).toBe(410)
  expect(english.text).toMatch(/<h1[^>]*>The page has been removed</)
  expect((await site.get('/kampanje-2020')).status).toBe(404)

  const button = { label: 'Se kampanjen', type: 'address', url: '/kampanje-2019' }
  const { body } = await site.rest('POST', '/api/pages?draft=true', {
    title: 'Forside',
    body: [{ blockType: 'hero', heading: 'Hei', layout: 'plain', links: [button] }],
  })
  const checked = await site.get(`/preview/pages/${body.doc?.id}/check`, { authorization: `JWT ${site.token}` })
  expect(checked.text).toContain('Lenken «Se kampanjen» går til /kampanje-2019, som ikke finnes')

  // A page that is published there is shown again.
  await site.rest('POST', '/api/pages', { title: 'Butikk', slug: 'butikk', _status: 'published' })
  expect((await site.get('/butikk')).status).toBe(200)
})
