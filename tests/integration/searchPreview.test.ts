/** Search and sharing: what editors set for search results and shared links, and what the panel says of it. */
import { expect, test } from 'vitest'
import { program } from '../../src/program'
import { dealerData } from '../support/dealers'
import { hasFeature } from '../support/features'
import { openProgram, type TestProgram } from '../support/program'

const withPosts = test.skipIf(!hasFeature('posts'))

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

const data: Record<string, object> = {
  pages: { title: 'Ovner', slug: 'ovner' },
  posts: { title: 'Ovner', slug: 'ovner', summary: 'Nytt om ovner.' },
  events: { title: 'Ovner', slug: 'ovner', startsAt: '2030-01-01T10:00:00Z' },
  articles: { name: 'Ovner', number: 'O-1', slug: 'ovner' },
  dealers: { ...dealerData(), slug: 'ovner' },
}
const addresses: Record<string, string> = {
  pages: '/ovner',
  posts: '/aktuelt/ovner',
  events: '/arrangementer/ovner',
  articles: '/artikler/ovner',
  dealers: '/finn-forhandler/ovner',
}
const kinds = program.flatMap(({ draftPages = [] }) => draftPages.map(({ collection }) => collection))

async function publish(site: TestProgram, collection: string, fields: object = {}): Promise<number> {
  const { status, body } = await site.rest('POST', `/api/${collection}`, {
    ...data[collection],
    ...fields,
    _status: 'published',
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.doc?.id ?? 0
}

test.each(kinds)('a published document of %s has its own search title and canonical address', async (collection) => {
  await using site = await openProgram()
  const path = addresses[collection] ?? ''
  const id = await publish(site, collection)
  const before = (await site.get(path)).text
  expect(canonicalOf(before)).toBe(site.settings.siteUrl + path)
  expect((await site.get('/sitemap.xml')).text).toContain(`${path}</loc>`)

  await site.rest('PATCH', `/api/${collection}/${id}`, { searchTitle: 'Peisovner | Butikken', _status: 'published' })
  const named = (await site.get(path)).text
  expect(titleOf(named)).toBe('Peisovner | Butikken')
  expect(metaOf(named, 'og:title')).toBe('Peisovner | Butikken')
  expect(canonicalOf(named)).toBe(site.settings.siteUrl + path)

  const canonical = 'https://www.example.com/ovner'
  await site.rest('PATCH', `/api/${collection}/${id}`, { searchTitle: '', canonical, _status: 'published' })
  const elsewhere = (await site.get(path)).text
  expect(titleOf(elsewhere)).toBe(titleOf(before))
  expect(canonicalOf(elsewhere)).toBe(canonical)
  expect(metaOf(elsewhere, 'og:url')).toBe(canonical)
  expect(elsewhere).not.toContain('hreflang')
  expect((await site.get('/sitemap.xml')).text).not.toContain(`${path}</loc>`)

  await site.rest('PATCH', `/api/${collection}/${id}`, { canonical: path, _status: 'published' })
  expect(canonicalOf((await site.get(path)).text)).toBe(site.settings.siteUrl + path)
  expect((await site.get('/sitemap.xml')).text).toContain(`${path}</loc>`)
})

test('a canonical address that search engines cannot read is refused with a reason', async () => {
  await using site = await openProgram()
  const { status, body } = await site.rest(
    'POST',
    '/api/pages',
    { title: 'Ovner', slug: 'ovner', canonical: 'www.example.no/ovner', _status: 'published' },
    { 'accept-language': 'nb' },
  )
  expect(status).toBe(400)
  const [error] = body.errors?.[0]?.data?.errors ?? []
  expect(error?.path).toBe('canonical')
  expect(error?.message).toContain('begynner med /')
})

test('the search title of one language is not shown on the page of another', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/globals/site', { languages: ['nb', 'en'] })
  const id = await publish(site, 'pages', { searchTitle: 'Norsk tittel' })
  await site.rest('PATCH', `/api/pages/${id}?locale=en`, { title: 'Stoves', _status: 'published' })
  expect(titleOf((await site.get('/en/ovner')).text)).toMatch(/^Stoves – /)
  expect(titleOf((await site.get('/ovner')).text)).toBe('Norsk tittel')
  await site.rest('PATCH', `/api/pages/${id}?locale=en`, { searchTitle: 'English title', _status: 'published' })
  expect(titleOf((await site.get('/en/ovner')).text)).toBe('English title')
  await site.rest('PATCH', `/api/pages/${id}`, { canonical: '/peiser', _status: 'published' })
  expect(canonicalOf((await site.get('/en/ovner')).text)).toBe(`${site.settings.siteUrl}/en/peiser`)
})

withPosts('a filtered list keeps its own title and address, whatever the page of the list has', async () => {
  await using site = await openProgram()
  await publish(site, 'posts')
  await publish(site, 'pages', { title: 'Aktuelt', slug: 'aktuelt', searchTitle: 'Nyheter', canonical: '/nyheter' })
  expect(titleOf((await site.get('/aktuelt')).text)).toBe('Nyheter')
  const { status, body } = await site.rest('POST', '/api/postCategories', { name: 'Tips', slug: 'tips' })
  expect(status).toBe(201)
  await publish(site, 'posts', { title: 'Råd', slug: 'rad', category: body.doc?.id })
  const filtered = (await site.get('/aktuelt?kategori=tips')).text
  expect(titleOf(filtered)).toContain('Aktuelt: Tips')
  expect(canonicalOf(filtered)).toContain('/aktuelt?kategori=tips')
})

test('a page of a kind says so to search engines, and an ordinary page says nothing', async () => {
  await using site = await openProgram()
  const id = await publish(site, 'pages', { description: 'Hvem vi er.' })
  expect((await site.get('/ovner')).text).not.toContain('WebPage')
  await site.rest('PATCH', `/api/pages/${id}`, { schemaType: 'AboutPage', _status: 'published' })
  const { text } = await site.get('/ovner')
  const [, json = '{}'] = /<script type="application\/ld\+json">(\{[^<]*"AboutPage"[^<]*)<\/script>/.exec(text) ?? []
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'AboutPage',
    name: 'Ovner',
    description: 'Hvem vi er.',
    url: `${site.settings.siteUrl}/ovner`,
    inLanguage: 'nb',
  })
})

const asked = async (site: TestProgram, collection: string, body: object) =>
  (await site.rest('POST', `/api/${collection}/search-preview`, body)).body

test.each(kinds)(
  'the panel of %s says what the published page shows while its fields are empty',
  async (collection) => {
    await using site = await openProgram()
    const id = await publish(site, collection)
    const { text } = await site.get(addresses[collection] ?? '')
    const shown = await asked(site, collection, { id, locale: 'nb', values: data[collection] })
    expect(shown).toMatchObject({ path: addresses[collection], siteUrl: site.settings.siteUrl })
    expect(titleOf(text)).toBe(`${shown.title} – ${shown.siteName}`)
    expect((shown.description as { text: string } | undefined)?.text).toBe(metaOf(text, 'description'))
    expect(shown.picture).toBeUndefined()
  },
)

withPosts('the panel says what is typed, and where a text comes from', async () => {
  await using site = await openProgram()
  const values = { title: 'Nytt navn', slug: 'nytt', summary: 'Skrevet nå.' }
  expect(await asked(site, 'posts', { id: null, locale: 'en', values })).toMatchObject({
    title: 'Nytt navn',
    path: '/aktuelt/nytt',
    description: { text: 'Skrevet nå.', source: 'summary' },
  })
  expect(
    await asked(site, 'dealers', { id: null, locale: 'nb', values: { name: 'Ild', place: 'Oslo' } }),
  ).toMatchObject({
    title: 'Ild, Oslo',
    description: { source: 'automatic' },
  })
  const id = await publish(site, 'pages', { description: 'Norsk beskrivelse.' })
  const english = await asked(site, 'pages', {
    id,
    locale: 'en',
    values: { title: '', slug: 'ovner', description: '' },
  })
  expect(english.description).toEqual({ text: 'Norsk beskrivelse.', source: 'otherLanguage' })
})

test('the panel answers users of the admin alone, and refuses what is no form', async () => {
  await using site = await openProgram()
  const body = { id: null, locale: 'nb', values: {} }
  expect((await site.rest('POST', '/api/pages/search-preview', body, { authorization: '' })).status).toBe(403)
  expect((await site.rest('POST', '/api/pages/search-preview', { ...body, locale: 'de' })).status).toBe(400)
})
