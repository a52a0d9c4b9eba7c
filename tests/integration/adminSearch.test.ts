/** The admin's search: what it finds, for whom, and within which bounds. */
import { expect, test } from 'vitest'
import { type Found, MAX_FAVOURITES, MAX_RECENT } from '../../src/features/adminSearch/facts'
import { settleAccessLog } from '../../src/features/privacy/accessLog'
import { dealerData } from '../support/dealers'
import { colleague } from '../support/editors'
import { storeMessage } from '../support/forms'
import { openProgram, type TestProgram } from '../support/program'

async function ask(site: TestProgram, query: Record<string, string>, token = site.token) {
  const answer = await fetch(`${site.url}/api/admin-search?${new URLSearchParams(query)}`, {
    headers: token ? { authorization: `JWT ${token}` } : {},
  })
  const { kinds = [] } = (await answer.json()) as Partial<Found>
  return {
    status: answer.status,
    found: kinds.flatMap(({ collection, documents }) => documents.map(({ title }) => `${collection}: ${title}`)),
    kinds,
  }
}

const search = async (site: TestProgram, term: string, token?: string) => (await ask(site, { term }, token)).found

test('documents are found by title, number, address and alternative text, in any language and case', async () => {
  await using site = await openProgram()
  const { payload } = site
  const { body } = await site.rest('POST', '/api/pages?draft=true', { title: 'Ørretfiske i Ås', slug: 'fiske' })
  await site.rest('PATCH', `/api/pages/${body.doc?.id}?locale=en&draft=true`, { title: 'Trout fishing' })
  await payload.create({ collection: 'articles', data: { name: 'Varde 50%', number: 'EV-1008' } as never })
  await storeMessage(payload, { name: 'Kari Nordmann', email: 'kari@example.com', message: 'Hei' })
  expect(await search(site, 'ørret')).toEqual(['pages: Ørretfiske i Ås'])
  expect(await search(site, 'ÅS fiske')).toEqual(['pages: Ørretfiske i Ås'])
  expect(await search(site, 'fishing')).toEqual(['pages: Ørretfiske i Ås'])
  expect(await search(site, 'ev-1008')).toEqual(['articles: Varde 50%'])
  // Signs that mean something to the database mean themselves.
  expect(await search(site, '50%')).toEqual(['articles: Varde 50%'])
  expect(await search(site, '5_%')).toEqual([])
  expect(await search(site, 'kari@ex')).toEqual(['formSubmissions: Kari Nordmann'])
  expect(await search(site, 'admin@example.com')).toEqual(['users: Admin'])
  await site.rest('DELETE', `/api/pages/${body.doc?.id}`)
  expect(await search(site, 'fiske')).toEqual([])
  const [article] = (await ask(site, { term: 'varde' })).kinds
  expect(article).toEqual({
    collection: 'articles',
    name: 'Artikler',
    documents: [{ key: 'articles:1', title: 'Varde 50%', detail: 'EV-1008', href: '/admin/collections/articles/1' }],
  })
})

test('no user finds what they may not read, nor opens it as a recent document', async () => {
  await using site = await openProgram()
  const { payload } = site
  const own = await payload.create({ collection: 'dealers', data: dealerData({ name: 'Nær Varme' }) as never })
  const other = await payload.create({
    collection: 'dealers',
    data: dealerData({ name: 'Fjern Varme', number: 'F-2' }) as never,
  })
  for (const [number, dealer] of [
    ['261121-AAAA', own.id],
    ['261121-BBBB', other.id],
  ])
    await payload.create({
      collection: 'orderRequests',
      data: {
        number,
        key: number,
        dealer,
        lines: [],
        name: 'Kari',
        email: 'kari@example.com',
        postcode: '9008',
        state: 'received',
        routing: 'nearest',
        locale: 'nb',
      } as never,
    })
  await payload.create({
    collection: 'members',
    data: { username: 'kari', email: 'kari@example.com', salt: 'salt', hash: 'hash' } as never,
  })
  await site.rest('POST', '/api/pages?draft=true', { title: 'Varme nyheter', slug: 'varme' })
  const password = 'long enough for tests'
  const account = { email: 'dealer@example.com', password }
  await payload.create({
    collection: 'users',
    data: { ...account, name: 'Dina', role: 'dealer', dealer: own.id } as never,
  })
  const dealer = (await payload.login({ collection: 'users', data: account })).token ?? ''
  const editor = await colleague(site, 'Eva')
  const marketer = await colleague(site, 'Mats', 'marketer')

  expect(await search(site, 'varme', dealer)).toEqual(['dealers: Nær Varme'])
  expect(await search(site, '261121', dealer)).toEqual(['orderRequests: 261121-AAAA'])
  expect(await search(site, 'kari', dealer)).toEqual(['orderRequests: 261121-AAAA'])
  expect(await search(site, 'varme', editor)).toEqual([
    'pages: Varme nyheter',
    'dealers: Fjern Varme',
    'dealers: Nær Varme',
  ])
  for (const token of [editor, marketer]) {
    expect(await search(site, 'admin@example.com', token)).toEqual([])
    // Other members of the staff have no entry of their own in these menus.
    expect(await search(site, 'dina', token)).toEqual([])
  }
  const documents = `orderRequests:2,orderRequests:1,dealers:${other.id},users:1,pages:1`
  expect((await ask(site, { documents }, dealer)).found).toEqual(['orderRequests: 261121-AAAA'])
  expect((await ask(site, { documents }, editor)).found).toEqual([
    'orderRequests: 261121-BBBB',
    'orderRequests: 261121-AAAA',
    'dealers: Fjern Varme',
    'pages: Varme nyheter',
  ])
  expect((await ask(site, { term: 'varme' }, '')).status).toBe(403)
  // Persons who were found are in the event log, as in their lists.
  await settleAccessLog(payload)
  const { docs } = await payload.find({ collection: 'accessLog', where: { userName: { equals: 'Dina' } } })
  expect(docs.map(({ action, of }) => [action, of])).toEqual([['listed', 'Forespørsler']])
})

test('a search is bounded: five of a kind, terms of two to a hundred characters, documents that were opened or marked', async () => {
  await using site = await openProgram()
  for (let number = 1; number <= 7; number++)
    await site.rest('POST', '/api/pages?draft=true', { title: `Om side ${number}`, slug: `om-${number}` })
  await site.rest('POST', '/api/pages?draft=true', { title: 'Side som begynner', slug: 'begynner' })
  await site.rest('POST', '/api/pages?draft=true', { title: 'Om siste side', slug: 'siste' })
  const found = await search(site, 'side')
  expect(found).toHaveLength(5)
  expect(found[0]).toBe('pages: Side som begynner')
  for (const term of ['', 'a', ' a ', 'a'.repeat(101)]) expect((await ask(site, { term })).status, term).toBe(400)
  const many = Array.from({ length: MAX_RECENT + MAX_FAVOURITES + 1 }, (_, at) => `pages:${at + 1}`).join(',')
  for (const documents of [many, 'pages', 'pages:x', "pages:1'"])
    expect((await ask(site, { documents })).status, documents).toBe(400)
  expect(await ask(site, { documents: 'nothing:1,pages:999' })).toMatchObject({ status: 200, found: [] })
})
