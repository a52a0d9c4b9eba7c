/** Whatever gives a page, an article or a dealer another address, the address it had leads to it. */
import { expect, test } from 'vitest'
import { dealerData } from '../support/dealers'
import { openProgram, type TestProgram } from '../support/program'

const kinds = {
  pages: { data: { title: 'Gammel', slug: 'gammel' }, below: '' },
  articles: { data: { name: 'Gammel', number: 'A-1', slug: 'gammel' }, below: '/artikler' },
  dealers: { data: dealerData({ slug: 'gammel' }), below: '/finn-forhandler' },
} as const
type Kind = keyof typeof kinds

const leadsTo = async (site: TestProgram, path: string) => {
  const { status, headers } = await site.get(path)
  return [status, headers.get('location')]
}

async function create(site: TestProgram, kind: Kind, more: object = {}): Promise<number> {
  const { body } = await site.rest('POST', `/api/${kind}`, { ...kinds[kind].data, ...more, _status: 'published' })
  return body.doc?.id ?? 0
}

async function change(site: TestProgram, kind: Kind, id: number, data: object, query = ''): Promise<void> {
  expect((await site.rest('PATCH', `/api/${kind}/${id}${query}`, data)).status).toBe(200)
}

/** The newest version with this last part. */
async function versionOf(site: TestProgram, kind: Kind, id: number, slug: string): Promise<number> {
  const { docs } = await site.payload.findVersions({
    collection: kind,
    where: { and: [{ parent: { equals: id } }, { 'version.slug': { equals: slug } }] },
    sort: '-updatedAt',
    depth: 0,
  })
  return Number(docs[0]?.id)
}

/** Ways by which a document at `gammel` comes to `ny`. */
const ways: Readonly<Record<string, (site: TestProgram, kind: Kind, id: number) => Promise<void>>> = {
  'is saved': (site, kind, id) => change(site, kind, id, { slug: 'ny', _status: 'published' }),
  'is changed with others at once': async (site, kind, id) => {
    const { status } = await site.rest('PATCH', `/api/${kind}?where[id][equals]=${id}`, { slug: 'ny' })
    expect(status).toBe(200)
  },
  'has a draft that is published': async (site, kind, id) => {
    await change(site, kind, id, { slug: 'ny', _status: 'draft' }, '?draft=true')
    await change(site, kind, id, { _status: 'published' })
  },
  'is unpublished, changed and published': async (site, kind, id) => {
    await change(site, kind, id, { _status: 'draft' })
    await change(site, kind, id, { slug: 'annen' }, '?draft=true')
    await change(site, kind, id, { slug: 'ny' }, '?draft=true')
    await change(site, kind, id, { _status: 'published' })
  },
}

const all = Object.keys(kinds) as Kind[]

test.each(all.flatMap((kind) => Object.keys(ways).map((way) => [kind, way] as const)))(
  '%s: the old address of one that %s leads to the new one',
  async (kind, way) => {
    await using site = await openProgram()
    const { below } = kinds[kind]
    const id = await create(site, kind)
    expect(await leadsTo(site, `${below}/gammel`)).toEqual([200, null])
    await ways[way]?.(site, kind, id)
    expect(await leadsTo(site, `${below}/ny`)).toEqual([200, null])
    expect(await leadsTo(site, `${below}/gammel`)).toEqual([308, `${below}/ny`])
    const { totalDocs } = await site.payload.find({ collection: 'redirects' })
    expect(totalDocs).toBe(1)
  },
)

test.each(all)('%s: a restored version leaves a redirect, and one restored as a draft leaves none', async (kind) => {
  await using site = await openProgram()
  const { below } = kinds[kind]
  const id = await create(site, kind)
  await change(site, kind, id, { slug: 'ny', _status: 'published' })
  const old = await versionOf(site, kind, id, 'gammel')
  expect((await site.rest('POST', `/api/${kind}/versions/${old}?draft=true`)).status).toBe(200)
  expect(await leadsTo(site, `${below}/ny`)).toEqual([200, null])
  expect(await leadsTo(site, `${below}/gammel`)).toEqual([308, `${below}/ny`])
  expect((await site.rest('POST', `/api/${kind}/versions/${old}`)).status).toBe(200)
  expect(await leadsTo(site, `${below}/gammel`)).toEqual([200, null])
  expect(await leadsTo(site, `${below}/ny`)).toEqual([308, `${below}/gammel`])
})

test.each(all)('%s: a copy leaves the address where it is', async (kind) => {
  await using site = await openProgram()
  const id = await create(site, kind)
  // As the admin asks for it.
  const copy = await site.rest('POST', `/api/${kind}/${id}/duplicate`, { _status: 'draft' })
  expect(copy.status).toBe(200)
  expect(copy.body.doc?.slug).not.toBe('gammel')
  expect(await leadsTo(site, `${kinds[kind].below}/gammel`)).toEqual([200, null])
  expect((await site.payload.find({ collection: 'redirects' })).totalDocs).toBe(0)
})

test.each(all)('%s: an address that another has taken meanwhile stays the other’s', async (kind) => {
  await using site = await openProgram()
  const { below } = kinds[kind]
  const id = await create(site, kind)
  await change(site, kind, id, { _status: 'draft' })
  await change(site, kind, id, { slug: 'ny', _status: 'draft' })
  await create(site, kind, { number: 'A-2', name: 'Ny eier', title: 'Ny eier' })
  await change(site, kind, id, { _status: 'published' })
  expect(await leadsTo(site, `${below}/ny`)).toEqual([200, null])
  expect(await leadsTo(site, `${below}/gammel`)).toEqual([200, null])
})

test('a page’s restored or renewed place takes the addresses below it along', async () => {
  await using site = await openProgram()
  const parent = await create(site, 'pages')
  await create(site, 'pages', { title: 'Barn', slug: 'barn', parent })
  await change(site, 'pages', parent, { slug: 'ny', _status: 'published' })
  expect(await leadsTo(site, '/gammel/barn')).toEqual([308, '/ny/barn'])
  await site.rest('POST', `/api/pages/versions/${await versionOf(site, 'pages', parent, 'gammel')}`)
  expect(await leadsTo(site, '/gammel/barn')).toEqual([200, null])
  expect(await leadsTo(site, '/ny/barn')).toEqual([308, '/gammel/barn'])
  await change(site, 'pages', parent, { _status: 'draft' })
  await change(site, 'pages', parent, { slug: 'tredje', _status: 'published' })
  expect(await leadsTo(site, '/gammel/barn')).toEqual([308, '/tredje/barn'])
})

test('a schedule that publishes another address leaves a redirect', async () => {
  await using site = await openProgram()
  const id = await create(site, 'pages')
  await change(site, 'pages', id, { slug: 'ny', _status: 'draft' }, '?draft=true')
  // Ahead also when it arrives on a busy machine.
  const at = new Date(Date.now() + 3000).toISOString()
  expect((await site.rest('POST', `/api/pages/${id}/schedule`, { type: 'publish', at })).status).toBe(201)
  await expect.poll(() => leadsTo(site, '/gammel'), { timeout: 15_000 }).toEqual([308, '/ny'])
})

test('a language that a restored version lacks is gone from the tree of pages', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/globals/site', { languages: ['nb', 'en'] })
  const id = await create(site, 'pages')
  const old = await versionOf(site, 'pages', id, 'gammel')
  await site.rest('PATCH', `/api/pages/${id}?locale=en`, { title: 'Old', _status: 'published' })
  expect((await site.get('/sitemap.xml')).text).toContain('/en/gammel')
  expect((await leadsTo(site, '/en/gammel'))[0]).toBe(200)
  await site.rest('POST', `/api/pages/versions/${old}`)
  expect((await leadsTo(site, '/en/gammel'))[0]).not.toBe(200)
  expect((await site.get('/sitemap.xml')).text).not.toContain('/en/gammel')
})

test('dealers follow the finder when its page moves', async () => {
  await using site = await openProgram()
  const finder = (await site.rest('POST', '/api/pages', { title: 'Butikker', slug: 'butikker', _status: 'published' }))
    .body.doc?.id
  await site.rest('POST', '/api/globals/site', { languages: ['nb', 'en'], dealerPage: finder })
  const id = await create(site, 'dealers')
  await change(site, 'dealers', id, { slug: 'ny', _status: 'published' })
  expect(await leadsTo(site, '/butikker/gammel')).toEqual([308, '/butikker/ny'])
  expect(await leadsTo(site, '/en/butikker/gammel')).toEqual([308, '/en/butikker/ny'])
  await change(site, 'pages', finder ?? 0, { slug: 'forhandlere', _status: 'published' })
  expect(await leadsTo(site, '/butikker/ny')).toEqual([308, '/forhandlere/ny'])
  expect(await leadsTo(site, '/en/butikker/ny')).toEqual([308, '/en/forhandlere/ny'])
  expect(await leadsTo(site, '/forhandlere/ny')).toEqual([200, null])
  expect(await leadsTo(site, '/butikker')).toEqual([308, '/forhandlere'])
  expect((await leadsTo(site, '/annet/ny'))[0]).toBe(404)
})
