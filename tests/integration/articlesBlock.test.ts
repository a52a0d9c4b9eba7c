/** Articles that other pages show by choice or by rule: which ones, in which order, and that the pages follow them. */
import { expect, test } from 'vitest'
import { openProgram, type TestProgram } from '../support/program'

async function create(site: TestProgram, collection: string, fields: object): Promise<number> {
  const { status, body } = await site.rest('POST', `/api/${collection}`, fields)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.doc?.id ?? 0
}

const article = (site: TestProgram, number: string, more: object = {}) =>
  create(site, 'articles', { name: `Ovn ${number}`, number, price: 100, _status: 'published', ...more })

const page = (site: TestProgram, slug: string, block: object) =>
  create(site, 'pages', {
    title: slug,
    slug,
    body: [{ blockType: 'articles', heading: 'Artikler', layout: 'grid', limit: 8, ...block }],
    _status: 'published',
  })

const shownOn = async (site: TestProgram, path: string) =>
  [...(await site.get(path)).text.matchAll(/class="tile-link"[^>]*>([^<]+)</g)].map(([, name]) => name)

test('chosen articles stand in the chosen order, and an unpublished one is left out', async () => {
  await using site = await openProgram()
  const [one, two, three] = [await article(site, '1'), await article(site, '2'), await article(site, '3')]
  await page(site, 'valgte', { source: 'chosen', articles: [three, one, two] })
  expect(await shownOn(site, '/valgte')).toEqual(['Ovn 3', 'Ovn 1', 'Ovn 2'])
  await site.rest('PATCH', `/api/articles/${one}`, { _status: 'draft' })
  expect(await shownOn(site, '/valgte')).toEqual(['Ovn 3', 'Ovn 2'])
  await site.rest('PATCH', `/api/articles/${one}`, { _status: 'published', price: 4321 })
  expect(await shownOn(site, '/valgte')).toEqual(['Ovn 3', 'Ovn 1', 'Ovn 2'])
  expect((await site.get('/valgte')).text).toMatch(/kr\s4\s321/)
})

test('a group brings its own articles and those of the groups below, without discontinued ones', async () => {
  await using site = await openProgram()
  const group = await create(site, 'articleGroups', { name: 'Ovner' })
  const below = await create(site, 'articleGroups', { name: 'Hytteovner', parent: group })
  const other = await create(site, 'articleGroups', { name: 'Ved' })
  await article(site, '1', { group, position: 2 })
  await article(site, '2', { group: below, position: 1 })
  await article(site, '3', { group: other })
  await article(site, '4', { group, availability: 'discontinued' })
  await page(site, 'gruppe', { source: 'group', group })
  expect(await shownOn(site, '/gruppe')).toEqual(['Ovn 2', 'Ovn 1'])
  expect((await site.get('/gruppe')).text).toContain('href="/artikler/gruppe/ovner">Se alle i Ovner</a>')
  await article(site, '5', { group, position: 0 })
  expect(await shownOn(site, '/gruppe')).toEqual(['Ovn 5', 'Ovn 2', 'Ovn 1'])
})

test('the newest come first, as many as are asked for, and their list is sorted alike', async () => {
  await using site = await openProgram()
  for (const number of ['1', '2', '3']) await article(site, number)
  await page(site, 'nyeste', { source: 'newest', limit: 2, layout: 'carousel' })
  expect(await shownOn(site, '/nyeste')).toEqual(['Ovn 3', 'Ovn 2'])
  expect((await site.get('/nyeste')).text).toContain('href="/artikler?sortering=nyeste"')
})

test('a block without what it needs is refused with the field’s reason', async () => {
  await using site = await openProgram()
  for (const [source, path] of [
    ['chosen', 'body.0.articles'],
    ['group', 'body.0.group'],
  ]) {
    const { status, body } = await site.rest('POST', '/api/pages', {
      title: 'Side',
      slug: 'side',
      body: [{ blockType: 'articles', heading: 'Artikler', layout: 'grid', limit: 8, source }],
      _status: 'published',
    })
    expect(status).toBe(400)
    expect(body.errors?.[0]?.data?.errors?.map((error) => error.path)).toEqual([path])
  }
})

test('a page shows articles as visitors of its language see them', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/globals/site', { languages: ['nb', 'en'] })
  const id = await article(site, '1')
  await article(site, '2')
  await site.rest('PATCH', `/api/articles/${id}?locale=en`, { name: 'Stove 1', _status: 'published' })
  const both = await page(site, 'artikler-her', { source: 'newest' })
  await site.rest('PATCH', `/api/pages/${both}?locale=en`, {
    title: 'Articles',
    body: [{ blockType: 'articles', heading: 'Articles', layout: 'grid', limit: 8, source: 'newest' }],
    _status: 'published',
  })
  expect(await shownOn(site, '/en/artikler-her')).toEqual(['Stove 1'])
  expect((await site.get('/en/artikler-her')).text).toContain(
    'href="/en/artikler?sortering=nyeste">See all articles</a>',
  )
})

test('a related article that is published again is on the article’s page again', async () => {
  await using site = await openProgram()
  const [one, two] = [await article(site, '1'), await article(site, '2')]
  await article(site, '3', { related: [one, two] })
  expect(await shownOn(site, '/artikler/ovn-3')).toEqual(['Ovn 1', 'Ovn 2'])
  await site.rest('PATCH', `/api/articles/${one}`, { _status: 'draft' })
  expect(await shownOn(site, '/artikler/ovn-3')).toEqual(['Ovn 2'])
  await site.rest('PATCH', `/api/articles/${one}`, { _status: 'published' })
  expect(await shownOn(site, '/artikler/ovn-3')).toEqual(['Ovn 1', 'Ovn 2'])
})

test('a comparison has a column for each published article, and only the rows that were chosen or that differ', async () => {
  await using site = await openProgram()
  const specification = (name: string) =>
    create(site, 'specifications', { name, slug: name.toLowerCase(), kind: 'text' })
  const [output, weight, height] = [
    await specification('Effekt'),
    await specification('Vekt'),
    await specification('Dybde'),
  ]
  const stove = (number: string, values: readonly [number, string][]) =>
    article(site, number, { specifications: values.map(([specification, value]) => ({ specification, value })) })
  const one = await stove('1', [
    [output, '5 kW'],
    [weight, '90 kg'],
    [height, '40 cm'],
  ])
  const two = await stove('2', [
    [output, '8 kW'],
    [weight, '90 kg'],
    [height, '45 cm'],
  ])
  const block = (fields: object) => ({ blockType: 'comparison', heading: 'Hvilken?', articles: [two, one], ...fields })
  const compared = async (slug: string, fields: object) => {
    await create(site, 'pages', { title: slug, slug, body: [block(fields)], _status: 'published' })
    return shownAt(`/${slug}`)
  }
  const shownAt = async (path: string) => {
    const { text } = await site.get(path)
    const cells = [
      ...text.replaceAll('<!-- -->', '').matchAll(/<th scope="row">(\w+) .*?<\/th><td>(.*?)<\/td><td>(.*?)<\/td>/g),
    ]
    return cells.map(([, ...words]) => words).filter(([name]) => ['Effekt', 'Vekt', 'Dybde'].includes(name ?? ''))
  }
  expect(await compared('alt', {})).toEqual([
    ['Effekt', '8 kW', '5 kW'],
    ['Vekt', '90 kg', '90 kg'],
    ['Dybde', '45 cm', '40 cm'],
  ])
  expect(await compared('ulikt', { onlyDifferences: true, specifications: [output, weight] })).toEqual([
    ['Effekt', '8 kW', '5 kW'],
  ])
  await site.rest('PATCH', `/api/articles/${one}`, { _status: 'draft' })
  expect((await site.get('/alt')).text).not.toContain('Ovn 1')
  await site.rest('PATCH', `/api/articles/${one}`, { _status: 'published' })
  expect(await shownAt('/alt')).toHaveLength(3)
})
