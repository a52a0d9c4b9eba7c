/** The preview of a release where the site is made from indexes of documents: lists, filters, the finder and the search. */
import { expect, test } from 'vitest'
import { replacePostcodes } from '../../src/features/dealers/postcodes/replace'
import { dealerData } from '../support/dealers'
import { hasFeature } from '../support/features'
import { openProgram, type TestProgram } from '../support/program'

const withPostsAndEvents = test.skipIf(!hasFeature('posts') || !hasFeature('events'))

async function create(site: TestProgram, collection: string, data: object, query = ''): Promise<number> {
  const { status, body } = await site.rest('POST', `/api/${collection}${query}`, { _status: 'published', ...data })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.doc?.id ?? 0
}

const draft = (site: TestProgram, collection: string, data: object) =>
  create(site, collection, { ...data, _status: 'draft' }, '?draft=true')

const change = async (site: TestProgram, collection: string, id: number, data: object) =>
  expect((await site.rest('PATCH', `/api/${collection}/${id}?draft=true`, data)).status).toBe(200)

/** Reads the site with the drafts of a release, as staff. */
async function previewOf(site: TestProgram, collection: string, ids: readonly number[]) {
  const id = await draft(site, 'releases', {
    title: 'Vinteren',
    documents: ids.map((value) => ({ relationTo: collection, value })),
  })
  return (path: string) => site.get(`/preview/releases/${id}${path}`, { authorization: `JWT ${site.token}` })
}

const linksOn = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`class="${name}"[^>]*>([^<]+)<`, 'g'))].map(([, title]) => title)
const tiles = ({ text }: { text: string }) => linksOn(text, 'tile-link')
const hits = ({ text }: { text: string }) =>
  [...text.slice(text.indexOf('<main')).matchAll(/<h3><a href="([^"]+)"/g)].map(([, href]) => href)
const suggested = ({ text }: { text: string }) =>
  (JSON.parse(text) as { suggestions: { title: string; href: string }[] }).suggestions.map(({ title }) => title)
const dealersOn = ({ text }: { text: string }) =>
  [...text.matchAll(/<h3><a href="[^"]*\/([^"/]+)"/g)].map(([, slug]) => slug)

test('articles of a release show in lists, filters, blocks and search as they will be, and visitors get the same bytes', async () => {
  // Every page is drawn anew: nothing of a preview may have been kept for it.
  await using site = await openProgram({ PAGE_CACHE: 'off' })
  const [stoves, chimneys] = [
    await create(site, 'articleGroups', { name: 'Ovner' }),
    await create(site, 'articleGroups', { name: 'Piper' }),
  ]
  const moved = await create(site, 'articles', { name: 'Varg', number: 'A-1', price: 100, group: stoves })
  const renamed = await create(site, 'articles', { name: 'Ulv', number: 'A-2', price: 200, group: stoves })
  await create(site, 'articles', { name: 'Bjørn', number: 'A-3', price: 300, group: stoves })
  const left = await create(site, 'articles', { name: 'Gaupe', number: 'A-4', group: stoves })
  await create(site, 'pages', {
    title: 'Utvalg',
    slug: 'utvalg',
    body: [{ blockType: 'articles', heading: 'Ovner', layout: 'grid', limit: 8, source: 'group', group: stoves }],
  })
  const paths = [
    '/artikler/gruppe/ovner',
    '/artikler/gruppe/piper',
    '/artikler?pris=900-',
    '/utvalg',
    '/sok?search_Query=ulv',
    '/sok/forslag?search_Query=jerv&locale=nb',
    '/artikler/ulv',
  ]
  const before = await Promise.all(paths.map((path) => site.get(path)))
  expect(before.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200])

  await change(site, 'articles', moved, { group: chimneys })
  await change(site, 'articles', renamed, { name: 'Jerv', price: 1000, slug: 'jerv' })
  await change(site, 'articles', left, { name: 'Ikke i utgivelsen' })
  const fresh = await draft(site, 'articles', { name: 'Elg', number: 'A-5', price: 50 })
  // Its row holds what was saved first, its newest version the rest.
  await change(site, 'articles', fresh, { name: 'Elgen', group: stoves, slug: 'elgen' })
  const preview = await previewOf(site, 'articles', [moved, renamed, fresh])

  const inList = tiles(await preview('/artikler/gruppe/ovner'))
  expect(inList.sort()).toEqual(['Bjørn', 'Elgen', 'Gaupe', 'Jerv'])
  expect(tiles(await preview('/artikler/gruppe/piper'))).toEqual(['Varg'])
  expect(tiles(await preview('/artikler?pris=900-'))).toEqual(['Jerv'])
  expect(tiles(await preview('/artikler?sortering=pris'))).toEqual(['Elgen', 'Varg', 'Bjørn', 'Jerv', 'Gaupe'])
  expect(tiles(await preview('/utvalg')).sort()).toEqual(['Bjørn', 'Elgen', 'Gaupe', 'Jerv'])
  expect((await preview('/artikler/elgen')).text).toContain('<title>Elgen – ')
  expect((await preview('/artikler/jerv')).text).toContain('<title>Jerv – ')
  expect((await preview('/artikler/ulv')).status).toBe(404)
  expect(hits(await preview('/sok?search_Query=jerv'))).toEqual(['/artikler/jerv'])
  expect(hits(await preview('/sok?search_Query=ulv'))).toEqual([])
  expect(hits(await preview('/sok?search_Query=piper')).filter((href) => href?.includes('varg'))).toHaveLength(1)
  const suggestion = await preview('/sok/forslag?search_Query=elgen&locale=nb')
  expect([suggestion.headers.get('cache-control'), suggested(suggestion)]).toEqual(['private, no-store', ['Elgen']])
  expect(suggested(await preview('/sok/forslag?search_Query=A-2&locale=nb'))).toEqual(['Jerv'])

  const after = await Promise.all(paths.map((path) => site.get(path)))
  expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text))
  const stranger = await fetch(`${site.url}/preview/releases/1/sok/forslag?search_Query=elgen`, { redirect: 'manual' })
  expect(stranger.status).toBe(302)
})

test('dealers of a release show in the finder, among the nearest and in search as they will be', async () => {
  await using site = await openProgram({ PAGE_CACHE: 'off' })
  await replacePostcodes(site.payload, [
    { postcode: '9008', place: 'Tromsø', municipality: 'Tromsø', position: { latitude: 69.65, longitude: 18.96 } },
    { postcode: '0150', place: 'Oslo', municipality: 'Oslo', position: { latitude: 59.91, longitude: 10.75 } },
  ] as never)
  const oslo = { postcode: '0150', place: 'Oslo', latitude: 59.91, longitude: 10.75 }
  const near = await create(site, 'dealers', dealerData({ name: 'Nordglød', number: 'F-1' }))
  await create(site, 'dealers', dealerData({ name: 'Polarglød', number: 'F-2', latitude: 69.7 }))
  const paths = [
    '/finn-forhandler',
    '/finn-forhandler?sted=9008',
    '/sok?search_Query=storglød',
    '/sok?search_Query=nordglød',
  ]
  const before = await Promise.all(paths.map((path) => site.get(path)))
  await change(site, 'dealers', near, { name: 'Storglød', ...oslo })
  const fresh = await draft(site, 'dealers', dealerData({ name: 'Nyglød', number: 'F-3' }))
  const preview = await previewOf(site, 'dealers', [near, fresh])

  expect(dealersOn(await preview('/finn-forhandler?sted=9008')).slice(0, 2)).toEqual(['nyglod', 'polarglod'])
  expect(dealersOn(await preview('/finn-forhandler?sted=0150'))[0]).toBe('nordglod')
  expect((await preview('/finn-forhandler/nordglod')).text).toContain('<title>Storglød, Oslo')
  expect((await preview('/finn-forhandler/nyglod')).text).toContain('<title>Nyglød, Tromsø')
  expect(hits(await preview('/sok?search_Query=storglød'))).toEqual(['/finn-forhandler/nordglod'])
  expect(hits(await preview('/sok?search_Query=nordglød'))).toEqual([])
  expect(suggested(await preview('/sok/forslag?search_Query=nyglød&locale=nb'))).toEqual(['Nyglød'])

  const after = await Promise.all(paths.map((path) => site.get(path)))
  expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text))
  expect((await site.get('/finn-forhandler/nyglod')).status).toBe(404)
})

withPostsAndEvents('pages, posts and events of a release are found by the search as they will be', async () => {
  await using site = await openProgram()
  const page = await create(site, 'pages', { title: 'Ovner', slug: 'ovner' })
  const preview = await previewOf(site, 'pages', [page])
  await change(site, 'pages', page, { title: 'Kaminer' })
  expect(hits(await preview('/sok?search_Query=kaminer'))).toEqual(['/ovner'])
  expect(hits(await preview('/sok?search_Query=ovner'))).toEqual([])
  expect(hits(await site.get('/sok?search_Query=kaminer'))).toEqual([])
  const post = await draft(site, 'posts', { title: 'Vinterkampanje', slug: 'vinter', date: '2026-11-01T00:00:00Z' })
  expect(hits(await (await previewOf(site, 'posts', [post]))('/sok?search_Query=vinterkampanje'))).toEqual([
    '/aktuelt/vinter',
  ])
  const event = await create(site, 'events', { title: 'Åpen dag', startsAt: '2099-01-01T10:00:00Z' })
  await change(site, 'events', event, { title: 'Stengt dag', startsAt: '2099-02-01T10:00:00Z' })
  const withEvent = await previewOf(site, 'events', [event])
  expect(linksOn((await withEvent('/arrangementer')).text, 'event-link')).toEqual(['Stengt dag'])
  expect(linksOn((await site.get('/arrangementer')).text, 'event-link')).toEqual(['Åpen dag'])
  // What is no page, and not made with the drafts, is the site's own.
  const feed = await fetch(`${site.url}/preview/releases/1/sitemap.xml`, {
    headers: { authorization: `JWT ${site.token}` },
    redirect: 'manual',
  })
  expect([feed.status, feed.headers.get('location')]).toEqual([302, '/sitemap.xml'])
})
