/** Where something is used: asked before it is deleted, and replaced everywhere at once. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { InUse } from '../../src/features/deletion/admin/facts'
import { findUses } from '../../src/features/deletion/uses'
import { hasFeature } from '../support/features'
import { faultOf, openProgram, type TestProgram } from '../support/program'
import { richText } from '../support/testSite'

const withReusableBlocks = test.skipIf(!hasFeature('reusableBlocks'))

async function picture(site: TestProgram, alt: string): Promise<number> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#963314' } })
    .png()
    .toBuffer()
  const doc = await site.payload.create({
    collection: 'media',
    data: { alt },
    file: { data: bytes, mimetype: 'image/png', name: `${alt}.png`, size: bytes.length },
  })
  return doc.id
}

const paragraph = (...children: object[]) => ({ type: 'paragraph', version: 1, children })
const linkTo = (relationTo: string, value: number) => ({
  type: 'link',
  version: 3,
  fields: { linkType: 'internal', newTab: false, url: '', doc: { relationTo, value } },
  children: [{ type: 'text', version: 1, text: 'les mer' }],
})
const uploadOf = (value: number) => ({ type: 'upload', version: 3, relationTo: 'media', value, fields: {} })

const page = (title: string, fields: object = {}) => ({
  title,
  slug: title.toLowerCase(),
  body: [],
  _status: 'published',
  ...fields,
})

async function created(site: TestProgram, collection: string, doc: object): Promise<number> {
  const { status, body } = await site.rest('POST', `/api/${collection}`, doc)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.doc?.id ?? 0
}

async function usesOf(site: TestProgram, path: string): Promise<InUse> {
  const { status, body } = await site.rest('DELETE', path)
  expect(status, JSON.stringify(body)).toBe(409)
  return body.errors?.[0]?.data as unknown as InUse
}

test('whatever shows a picture is named before it is deleted: fields, lists, blocks, rich text, drafts and settings', async () => {
  await using site = await openProgram()
  const [used, other] = [await picture(site, 'brukt'), await picture(site, 'annet')]
  const gallery = { blockType: 'gallery', pictures: [{ picture: used }] }
  await created(site, 'pages', page('Felt', { picture: used }))
  await created(site, 'pages', page('Blokk', { body: [gallery] }))
  await created(
    site,
    'pages',
    page('Rad', { body: [{ blockType: 'tabs', tabs: [{ title: 'En', blocks: [gallery] }] }] }),
  )
  await created(site, 'pages', page('Tekst', { body: [{ blockType: 'richText', content: richText(uploadOf(used)) }] }))
  await created(site, 'pages', page('Uten', { picture: other }))
  const draft = await created(site, 'pages', page('Kladd', { picture: other }))
  await site.rest('PATCH', `/api/pages/${draft}?draft=true`, { picture: used, _status: 'draft' })
  const english = await created(site, 'pages', page('Engelsk'))
  await site.rest('PATCH', `/api/pages/${english}?locale=en`, {
    title: 'English',
    body: [{ blockType: 'hero', layout: 'plain', heading: 'Hello', picture: used }],
    _status: 'published',
  })
  await created(site, 'articles', { name: 'Ovn', number: 'A1', gallery: [other, used], _status: 'published' })
  await created(site, 'articleGroups', { name: 'Ovner', picture: used })
  await site.rest('POST', '/api/globals/site', { logo: used })

  const { total, uses } = await usesOf(site, `/api/media/${used}`)
  expect(total).toBe(9)
  expect(uses.map(({ label, title, states }) => [label, title, states])).toEqual([
    ['Artikkel', 'Ovn', ['published']],
    ['Artikkelgruppe', 'Ovner', ['published']],
    ['Innstillinger', expect.any(String), ['published']],
    ['Side', 'Blokk', ['published']],
    ['Side', 'Engelsk', ['published']],
    ['Side', 'Felt', ['published']],
    ['Side', 'Rad', ['published']],
    ['Side', 'Tekst', ['published']],
    ['Side', 'Kladd', ['draft']],
  ])
  expect(uses.at(-1)?.href).toBe(`/admin/collections/pages/${draft}`)
  const { body } = await site.rest('DELETE', `/api/media/${used}`, undefined, { 'accept-language': 'en' })
  expect(faultOf(body)).toBe(
    'Is used in 9 places and was not deleted: Article “Ovn”, Article group “Ovner”, Page “Blokk”, Page “English”, Page “Felt”, 4 more.',
  )
  expect((await site.rest('DELETE', `/api/media/${used}?inUse=delete`)).status).toBe(200)
})

withReusableBlocks('content of every kind is found where it is used, published or in a draft', async () => {
  await using site = await openProgram()
  const target = await created(site, 'pages', page('Mål'.replace('å', 'a')))
  const group = await created(site, 'articleGroups', { name: 'Ovner' })
  const line = await created(site, 'productLines', { name: 'Varde' })
  const kind = await created(site, 'specifications', { name: 'Effekt', kind: 'number' })
  const service = await created(site, 'services', { name: 'Montering' })
  const reusable = await created(site, 'reusableBlocks', { name: 'Løfte', body: [], _status: 'published' })
  const subscribers = await created(site, 'subscriberGroups', { name: 'Kunder' })
  const first = await created(site, 'articles', { name: 'Første', number: 'A1', _status: 'published' })
  await created(site, 'articles', {
    name: 'Andre',
    number: 'A2',
    group,
    productLine: line,
    related: [first],
    specifications: [{ specification: kind, value: '7' }],
    body: [{ blockType: 'richText', content: richText(paragraph(linkTo('pages', target))) }],
    _status: 'published',
  })
  await created(site, 'dealers', {
    name: 'Ved',
    number: 'F1',
    street: 'Gata 1',
    postcode: '0150',
    place: 'Oslo',
    services: [service],
    _status: 'published',
  })
  await created(
    site,
    'pages',
    page('Samling', {
      body: [
        { blockType: 'reusable', reusable },
        { blockType: 'callToAction', heading: 'Se', links: [{ label: 'Se', type: 'article', article: first }] },
        { blockType: 'smsNewsletter', heading: 'Få nytt', groups: [subscribers] },
      ],
    }),
  )
  await created(site, 'redirects', { from: '/gammel', type: 'page', page: target })
  await site.rest('POST', '/api/globals/navigation', {
    items: [{ blockType: 'link', label: 'Mål', type: 'page', page: target }],
    _status: 'published',
  })
  const titles = async (path: string) => (await usesOf(site, path)).uses.map(({ title }) => title).sort()
  expect(await titles(`/api/pages/${target}`)).toEqual(['/gammel', 'Andre', expect.stringMatching(/^Meny/)])
  expect(await titles(`/api/articleGroups/${group}`)).toEqual(['Andre'])
  expect(await titles(`/api/productLines/${line}`)).toEqual(['Andre'])
  expect(await titles(`/api/specifications/${kind}`)).toEqual(['Andre'])
  expect(await titles(`/api/services/${service}`)).toEqual(['Ved'])
  expect(await titles(`/api/reusableBlocks/${reusable}`)).toEqual(['Samling'])
  expect(await titles(`/api/subscriberGroups/${subscribers}`)).toEqual(['Samling'])
  expect(await titles(`/api/articles/${first}`)).toEqual(['Andre', 'Samling'])
  // In a list it is asked of all at once; what uses another of the same deletion is no reason.
  expect(await titles('/api/articles?where[number][like]=A')).toEqual(['Samling'])
})

test('a draft that will be published by itself is told apart, and what the form hides is no use', async () => {
  await using site = await openProgram()
  const used = await picture(site, 'brukt')
  const target = await created(site, 'pages', page('Mal'))
  const waiting = await created(site, 'pages', page('Venter', { picture: used, _status: 'draft' }))
  const at = new Date(Date.now() + 3_600_000).toISOString()
  await site.rest('POST', `/api/pages/${waiting}/schedule`, { type: 'publish', at })
  expect((await usesOf(site, `/api/media/${used}`)).uses).toMatchObject([{ title: 'Venter', states: ['scheduled'] }])
  await created(site, 'redirects', { from: '/gammel', type: 'address', url: '/ny', page: target })
  expect((await site.rest('DELETE', `/api/pages/${target}`)).status).toBe(200)
})

test('replacing points every use at the other one, published and drafts in all languages, and leaves the rest as it was', async () => {
  await using site = await openProgram()
  const [old, fresh] = [await picture(site, 'gammelt'), await picture(site, 'nytt')]
  const hero = (heading: string) => ({ blockType: 'hero', layout: 'plain', heading, picture: old })
  const id = await created(site, 'pages', page('Side', { body: [hero('Publisert')] }))
  await site.rest('PATCH', `/api/pages/${id}?locale=en`, {
    title: 'Page',
    body: [hero('Public')],
    _status: 'published',
  })
  await site.rest('PATCH', `/api/pages/${id}?draft=true`, {
    title: 'Ny tittel',
    picture: old,
    body: [hero('Kladd'), { blockType: 'richText', content: richText(uploadOf(old)) }],
    _status: 'draft',
  })
  await site.rest('PATCH', `/api/pages/${id}?draft=true&locale=en`, { body: [hero('Draft')], _status: 'draft' })
  await site.rest('POST', '/api/globals/site', { logo: old, languages: ['nb', 'en'] })
  expect((await site.get('/side')).text).toContain('gammelt')

  const { status, body } = await site.rest('POST', `/api/media/${old}/replace`, { with: fresh })
  expect([status, body]).toEqual([200, { changed: 2, failed: [], isDone: true }])

  for (const [path, heading] of [
    ['/side', 'Publisert'],
    ['/en/side', 'Public'],
  ] as const) {
    const { text } = await site.get(path)
    expect(text).toContain(heading)
    expect(text).toContain('nytt')
    expect(text).not.toMatch(/gammelt|Kladd|Draft|Ny tittel/)
  }
  const draft = await site.payload.findByID({ collection: 'pages', id, draft: true, locale: 'all', depth: 0 })
  expect(draft).toMatchObject({
    _status: 'draft',
    title: { nb: 'Ny tittel', en: 'Page' },
    picture: fresh,
    body: {
      nb: [{ heading: 'Kladd', picture: fresh }, { content: { root: { children: [{ value: fresh }] } } }],
      en: [{ heading: 'Draft', picture: fresh }],
    },
  })
  expect((await site.payload.findGlobal({ slug: 'site', depth: 0 })).logo).toBe(fresh)
  expect((await site.rest('DELETE', `/api/media/${old}`)).status).toBe(200)
})

test('a page that is replaced hands over links, redirects, menus and the pages below it', async () => {
  await using site = await openProgram()
  const old = await created(site, 'pages', page('Gammel'))
  const fresh = await created(site, 'pages', page('Ny'))
  await created(site, 'pages', page('Under', { parent: old }))
  await created(
    site,
    'pages',
    page('Lenker', { body: [{ blockType: 'richText', content: richText(paragraph(linkTo('pages', old))) }] }),
  )
  await created(site, 'redirects', { from: '/eldgammel', type: 'page', page: old })
  const items = [{ blockType: 'link', label: 'I menyen', type: 'page', page: old }]
  await site.rest('POST', '/api/globals/navigation', { items, _status: 'published' })
  await site.rest('POST', `/api/pages/${old}/replace`, { with: fresh })
  expect((await site.get('/lenker')).text).toMatch(/href="\/ny"[^>]*>(?:<[^>]*>)*I menyen/)
  expect((await site.get('/lenker')).text).not.toContain('href="/gammel"')
  expect((await site.get('/eldgammel')).headers.get('location')).toBe('/ny')
  expect((await site.get('/gammel/under')).headers.get('location')).toBe('/ny/under')
  expect((await site.rest('DELETE', `/api/pages/${old}`)).status).toBe(200)
})

test('what cannot be saved is named with the reason, the rest is replaced, and only staff of the kind may ask', async () => {
  await using site = await openProgram()
  const [old, fresh] = [await picture(site, 'gammelt'), await picture(site, 'nytt')]
  const open = await created(site, 'pages', page('Apen', { picture: old }))
  await created(site, 'pages', page('Annen', { picture: old }))
  // Written past its checks, as an older version of the program may have left it.
  await site.payload.db.updateOne({ collection: 'pages', id: open, data: { slug: 'Med Mellomrom' }, returning: false })
  expect((await site.rest('POST', `/api/media/${old}/replace`, { with: fresh })).body).toMatchObject({
    changed: 1,
    isDone: true,
    failed: [{ title: 'Apen', message: expect.stringContaining('med-mellomrom') }],
  })
  expect((await usesOf(site, `/api/media/${old}`)).uses.map(({ title }) => title)).toEqual(['Apen'])
  expect((await site.rest('POST', `/api/media/${old}/replace`, { with: old })).status).toBe(400)
  expect((await site.rest('POST', `/api/media/${old}/replace`, { with: 9999 })).status).toBe(400)
  const stranger = await fetch(`${site.url}/api/media/${old}/replace`, { method: 'POST', body: '{"with":2}' })
  expect(stranger.status).toBe(403)
})

test('a newer draft that does without the replaced picture stays the newest', async () => {
  await using site = await openProgram()
  const [old, fresh] = [await picture(site, 'gammelt'), await picture(site, 'nytt')]
  const id = await created(site, 'pages', page('Side', { picture: old }))
  await site.rest('PATCH', `/api/pages/${id}?draft=true`, { title: 'Kladd', picture: null, _status: 'draft' })
  await site.rest('POST', `/api/media/${old}/replace`, { with: fresh })
  const stored = (draft: boolean) => site.payload.findByID({ collection: 'pages', id, draft, depth: 0 })
  expect(await stored(false)).toMatchObject({ title: 'Side', picture: fresh, _status: 'published' })
  expect(await stored(true)).toMatchObject({ title: 'Kladd', picture: null, _status: 'draft' })
})

test('every kind that has a bin can be asked for, in whatever collections and settings are configured', async () => {
  await using site = await openProgram()
  const kinds = Object.values(site.payload.collections).filter(({ config }) => config.trash)
  expect(kinds.length).toBeGreaterThan(10)
  for (const { config } of kinds)
    for (const ids of [[1], Array.from({ length: 30 }, (_, at) => at + 1)])
      expect(await findUses(site.payload, { collection: config.slug, ids }, 'nb', 10), config.slug).toEqual({
        uses: [],
        isComplete: true,
      })
})

test('many that are deleted at once are looked for together', async () => {
  await using site = await openProgram()
  const pictures: number[] = []
  for (let at = 0; at < 25; at++) pictures.push(await picture(site, `bilde-${at}`))
  const shown = pictures.at(-1) ?? 0
  await created(site, 'pages', page('Viser', { body: [{ blockType: 'gallery', pictures: [{ picture: shown }] }] }))
  const { uses, ids } = await usesOf(site, `/api/media?where[id][in]=${pictures.join(',')}`)
  expect(uses).toMatchObject([{ title: 'Viser', targets: [shown] }])
  expect(ids).toHaveLength(25)
})

test('a draft that an import stored without a version is a use, and is replaced as one', async () => {
  await using site = await openProgram()
  const [old, fresh] = [await picture(site, 'gammelt'), await picture(site, 'nytt')]
  const { id } = (await site.payload.db.create({
    collection: 'articles',
    data: {
      name: { nb: 'Importert' },
      number: 'A1',
      slug: 'importert',
      picture: old,
      body: { nb: [{ blockType: 'gallery', pictures: [{ picture: old }] }] },
      _status: 'draft',
    },
  } as never)) as { id: number }
  expect((await usesOf(site, `/api/media/${old}`)).uses).toMatchObject([{ id, title: 'Importert', states: ['draft'] }])
  await site.rest('POST', `/api/media/${old}/replace`, { with: fresh })
  expect(await site.payload.findByID({ collection: 'articles', id, draft: true, depth: 0 })).toMatchObject({
    picture: fresh,
    body: [{ pictures: [{ picture: fresh }] }],
    _status: 'draft',
  })
  expect((await site.rest('DELETE', `/api/media/${old}`)).status).toBe(200)
})

test('where a picture is used is told to staff, and uploads that nothing uses are found, the oldest first', async () => {
  await using site = await openProgram()
  const [unused, used, drafted, binned] = [
    await picture(site, 'ubrukt'),
    await picture(site, 'brukt'),
    await picture(site, 'kladd'),
    await picture(site, 'kastet'),
  ]
  const later = await picture(site, 'nyest')
  const id = await created(site, 'pages', page('Side', { picture: used }))
  await site.rest('PATCH', `/api/pages/${id}?draft=true`, { picture: drafted, _status: 'draft' })
  await site.rest('PATCH', `/api/media/${binned}`, { deletedAt: new Date().toISOString() })
  expect((await site.rest('GET', `/api/media/${drafted}/uses`)).body).toMatchObject({
    isComplete: true,
    uses: [{ slug: 'pages', id, title: 'Side', states: ['draft'] }],
  })
  expect((await site.rest('GET', `/api/media/${unused}/uses`)).body).toEqual({ uses: [], isComplete: true })
  expect((await site.rest('GET', '/api/media/unused')).body).toEqual({ total: 2, ids: [unused, later] })
  expect((await site.rest('GET', '/api/media/9999/uses')).status).toBe(404)
  for (const path of [`/api/media/${used}/uses`, '/api/media/unused'])
    expect((await fetch(site.url + path)).status).toBe(403)
})

test('folders and tags are for the staff: visitors see neither, and a picture outlives its folder', async () => {
  await using site = await openProgram()
  const id = await picture(site, 'stue')
  const { body } = await site.rest('POST', '/api/folders', { name: 'Miljø' })
  const folder = body.doc?.id
  await site.rest('PATCH', `/api/media/${id}`, { folder, tags: ['vinter', 'stue'] })
  const search = await site.rest('GET', '/api/media?where[tags][contains]=vint&depth=0')
  expect(search.body.docs).toMatchObject([{ id, folder, tags: ['vinter', 'stue'] }])
  expect((await fetch(`${site.url}/api/folders`)).status).toBe(403)
  const seen = (await (await fetch(`${site.url}/api/media/${id}`)).json()) as Record<string, unknown>
  expect(seen).not.toHaveProperty('tags')
  expect(typeof seen.folder).not.toBe('object')
  await site.rest('DELETE', `/api/folders/${folder}`)
  expect((await site.rest('GET', `/api/media/${id}?depth=0`)).body).toMatchObject({
    folder: null,
    tags: ['vinter', 'stue'],
  })
})
