/** Posts as visitors, feed readers and search engines meet them. */
import { expect, test } from 'vitest'
import { check, emptyDraft } from '../support/drafts'
import { openProgram, type TestProgram } from '../support/program'

async function create(site: TestProgram, collection: string, fields: object): Promise<number> {
  const { status, body } = await site.rest('POST', `/api/${collection}`, fields)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.doc?.id ?? 0
}

const post = (site: TestProgram, title: string, date: string, more: object = {}) =>
  create(site, 'posts', { title, date: `${date}T10:00:00+02:00`, _status: 'published', ...more })

const titlesOn = async (site: TestProgram, path: string) =>
  [...(await site.get(path)).text.matchAll(/class="post-card-link"[^>]*>([^<]+)</g)].map(([, title]) => title)

const jsonLd = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json))

test('a published post has a page, stands in the list, and leaves both when it is unpublished', async () => {
  await using site = await openProgram()
  expect((await site.get('/aktuelt')).status).toBe(404)
  const id = await post(site, 'Ny ovn', '2026-05-02', {
    summary: 'Den er hvit.',
    author: 'Kari Nordmann',
    category: await create(site, 'postCategories', { name: 'Verkstedet' }),
    body: [{ blockType: 'quote', text: 'Endelig' }],
  })
  expect(await titlesOn(site, '/aktuelt')).toEqual(['Ny ovn'])
  const { status, text } = await site.get('/aktuelt/ny-ovn')
  expect(status).toBe(200)
  expect(text).toMatch(/<h1[^>]*>Ny ovn<\/h1>/)
  expect(text).toContain('<time dateTime="2026-05-02T08:00:00.000Z">2. mai 2026</time>')
  expect(text).toContain('Av Kari Nordmann')
  expect(text).toContain('href="/aktuelt?kategori=verkstedet">Verkstedet</a>')
  expect(text).toContain('Endelig')
  expect(text).toContain('property="og:type" content="article"')
  expect(jsonLd(text)).toContainEqual(
    expect.objectContaining({
      '@type': 'BlogPosting',
      headline: 'Ny ovn',
      datePublished: '2026-05-02T08:00:00.000Z',
      articleSection: 'Verkstedet',
      author: { '@type': 'Person', name: 'Kari Nordmann' },
    }),
  )
  expect(jsonLd(text).find((data) => data['@type'] === 'BreadcrumbList').itemListElement).toHaveLength(4)
  await site.rest('PATCH', `/api/posts/${id}`, { _status: 'draft' })
  expect((await site.get('/aktuelt/ny-ovn')).status).toBe(404)
  expect((await site.get('/aktuelt')).status).toBe(404)
})

test('the list is narrowed by category and year, paged, and has one address for each state', async () => {
  await using site = await openProgram()
  const tips = await create(site, 'postCategories', { name: 'Tips', position: 1 })
  await create(site, 'postCategories', { name: 'Uten innlegg', position: 2 })
  for (let day = 10; day < 23; day++) await post(site, `Sak ${day}`, `2026-03-${day}`)
  await post(site, 'Tips 1', '2025-03-01', { category: tips })
  await post(site, 'Tips 2', '2026-04-01', { category: tips })
  expect((await titlesOn(site, '/aktuelt')).slice(0, 2)).toEqual(['Tips 2', 'Sak 22'])
  expect(await titlesOn(site, '/aktuelt')).toHaveLength(12)
  expect(await titlesOn(site, '/aktuelt?side=2')).toEqual(['Sak 11', 'Sak 10', 'Tips 1'])
  expect(await titlesOn(site, '/aktuelt?kategori=tips')).toEqual(['Tips 2', 'Tips 1'])
  expect(await titlesOn(site, '/aktuelt?kategori=tips&ar=2025')).toEqual(['Tips 1'])
  expect((await site.get('/aktuelt')).text).not.toContain('Uten innlegg')
  const to = async (path: string) => (await site.get(path)).headers.get('location')
  expect(await to('/aktuelt?kategori=finnes-ikke')).toBe('/aktuelt')
  expect(await to('/aktuelt?side=99')).toBe('/aktuelt?side=2')
  expect(await to('/aktuelt?ar=02025')).toBe('/aktuelt?ar=2025')
})

test('a post leads to the one before, the one after, and to others like it', async () => {
  await using site = await openProgram()
  const tips = await create(site, 'postCategories', { name: 'Tips' })
  await post(site, 'Første', '2026-01-01', { category: tips })
  const second = await post(site, 'Andre', '2026-01-02')
  await post(site, 'Tredje', '2026-01-03')
  await post(site, 'Fjerde', '2026-01-04', { category: tips })
  const html = (await site.get('/aktuelt/andre')).text
  expect(html).toMatch(/rel="prev" href="\/aktuelt\/forste"/)
  expect(html).toMatch(/rel="next" href="\/aktuelt\/tredje"/)
  expect((await titlesOn(site, '/aktuelt/forste'))[0]).toBe('Fjerde')
  const { docs } = (await site.rest('GET', '/api/posts?where[slug][equals]=forste')).body
  await site.rest('PATCH', `/api/posts/${docs?.[0]?.id}`, { related: [second], _status: 'published' })
  expect(await titlesOn(site, '/aktuelt/forste')).toEqual(['Andre', 'Fjerde', 'Tredje'])
})

test('feeds hold the newest posts of all or of one category, follow changes, and answer an unchanged one with 304', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/globals/site', { name: 'Ved & Varme', languages: ['nb', 'en'] })
  const tips = await create(site, 'postCategories', { name: 'Tips' })
  await post(site, 'Ovn <ny> & "hvit"', '2026-05-02', { slug: 'ny', author: 'Kari', summary: 'Se & hør' })
  await post(site, 'Tenn riktig', '2026-04-02', { category: tips })
  const rss = await site.get('/aktuelt/rss.xml')
  expect(rss.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  expect(rss.text).toContain('<title>Ovn &lt;ny&gt; &amp; &quot;hvit&quot;</title>')
  expect(rss.text).toContain('<pubDate>Sat, 02 May 2026 08:00:00 GMT</pubDate>')
  expect(rss.text).toContain(`<guid isPermaLink="true">${site.url}/aktuelt/ny</guid>`)
  expect(rss.text).toContain('<category>Tips</category>')
  const atom = await site.get('/aktuelt/kategori/tips/atom.xml')
  expect(atom.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  expect([...atom.text.matchAll(/<entry><title>([^<]*)/g)].map(([, title]) => title)).toEqual(['Tenn riktig'])
  expect((await site.get('/aktuelt/kategori/finnes-ikke/rss.xml')).status).toBe(404)
  expect((await site.get('/en/aktuelt/rss.xml')).text).not.toContain('<item>')
  const unchanged = { 'if-none-match': rss.headers.get('etag') ?? '' }
  expect((await site.get('/aktuelt/rss.xml', unchanged)).status).toBe(304)
  await post(site, 'Enda en', '2026-05-03')
  const changed = await site.get('/aktuelt/rss.xml', unchanged)
  expect(changed.status).toBe(200)
  expect(changed.text).toContain('Enda en')
  const page = (await site.get('/aktuelt')).text
  expect(page).toMatch(/<link rel="alternate" type="application\/rss\+xml"[^>]* href="\/aktuelt\/rss.xml"\/>/)
  expect((await site.get('/aktuelt?kategori=tips')).text).toContain('href="/aktuelt/kategori/tips/atom.xml"')
})

test('posts stand on the page that editors choose, and old addresses lead there', async () => {
  await using site = await openProgram()
  const hub = await create(site, 'pages', {
    title: 'Journalen',
    slug: 'journalen',
    body: [{ blockType: 'hero', heading: 'Skrevet med sot', layout: 'plain' }],
    _status: 'published',
  })
  await post(site, 'Ny ovn', '2026-05-02')
  await site.rest('POST', '/api/globals/site', { newsPage: hub })
  const list = (await site.get('/journalen')).text
  expect(list).toContain('Skrevet med sot')
  expect(list.match(/<h1/g)).toHaveLength(1)
  expect(await titlesOn(site, '/journalen')).toEqual(['Ny ovn'])
  expect((await site.get('/journalen/ny-ovn')).status).toBe(200)
  // The feeds stay where readers subscribed to them, and name the new addresses.
  expect((await site.get('/aktuelt/rss.xml')).text).toContain(`${site.url}/journalen/ny-ovn`)
  await site.rest('PATCH', `/api/pages/${hub}`, { slug: 'bloggen', _status: 'published' })
  expect((await site.get('/journalen/ny-ovn')).headers.get('location')).toBe('/bloggen/ny-ovn')
  expect((await site.get('/bloggen/ny-ovn')).status).toBe(200)
})

test('a post whose address changes leaves a redirect, and two posts cannot share one', async () => {
  await using site = await openProgram()
  const id = await post(site, 'Ny ovn', '2026-05-02')
  await site.rest('PATCH', `/api/posts/${id}`, { slug: 'hvit-ovn', _status: 'published' })
  expect((await site.get('/aktuelt/ny-ovn')).headers.get('location')).toBe('/aktuelt/hvit-ovn')
  const { status, body } = await site.rest('POST', '/api/posts', {
    title: 'Annen',
    slug: 'hvit-ovn',
    date: '2026-05-02',
    _status: 'published',
  })
  expect(status).toBe(400)
  expect(body.errors?.[0]?.data?.errors?.[0]?.message).toContain('«Ny ovn»')
})

test('a post exists in the languages in which it has a title', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/globals/site', { languages: ['nb', 'en'] })
  const id = await post(site, 'Ny ovn', '2026-05-02')
  expect((await site.get('/en/aktuelt/ny-ovn')).headers.get('location')).toBe('/aktuelt/ny-ovn')
  await site.rest('PATCH', `/api/posts/${id}?locale=en`, { title: 'New stove', _status: 'published' })
  const english = (await site.get('/en/aktuelt/ny-ovn')).text
  expect(english).toMatch(/<h1[^>]*>New stove<\/h1>/)
  expect(english).toContain('2 May 2026')
  expect(english).toContain(`<link rel="alternate" hrefLang="nb" href="${site.url}/aktuelt/ny-ovn"/>`)
  expect((await site.get('/en/news')).headers.get('location')).toBe('/en/aktuelt')
  const map = (await site.get('/sitemap.xml')).text
  expect(map).toContain(`<loc>${site.url}/en/aktuelt/ny-ovn</loc>`)
  expect(map).toContain(`<loc>${site.url}/aktuelt</loc>`)
})

test('search finds a post by its title and by the words of its blocks, until it is hidden', async () => {
  await using site = await openProgram()
  const id = await post(site, 'Klebersteinen fra Otta', '2026-05-02', {
    body: [{ blockType: 'quote', text: 'Bruddet ligger høyt' }],
  })
  for (const term of ['kleberstein', 'bruddet'])
    expect((await site.get(`/sok?search_Query=${term}`)).text).toContain('href="/aktuelt/klebersteinen-fra-otta"')
  await site.rest('PATCH', `/api/posts/${id}`, { noindex: true, _status: 'published' })
  expect((await site.get('/sok?search_Query=kleberstein')).text).not.toContain('klebersteinen-fra-otta')
  expect((await site.get('/sitemap.xml')).text).not.toContain('klebersteinen-fra-otta')
})

test('the block shows the newest, those of a category, or chosen ones, and follows them', async () => {
  await using site = await openProgram()
  const tips = await create(site, 'postCategories', { name: 'Tips' })
  const [old] = [await post(site, 'Gammel', '2024-01-01', { category: tips }), await post(site, 'Ny', '2026-01-01')]
  const page = (slug: string, block: object) =>
    create(site, 'pages', {
      title: slug,
      slug,
      body: [{ blockType: 'posts', heading: 'Aktuelt', layout: 'grid', limit: 1, showAll: true, ...block }],
      _status: 'published',
    })
  await page('nyeste', { source: 'newest' })
  await page('kategori', { source: 'category', category: tips, layout: 'carousel' })
  await page('valgte', { source: 'chosen', posts: [old], layout: 'list' })
  expect(await titlesOn(site, '/nyeste')).toEqual(['Ny'])
  expect(await titlesOn(site, '/kategori')).toEqual(['Gammel'])
  expect((await site.get('/kategori')).text).toContain('href="/aktuelt?kategori=tips">Se alt i Tips</a>')
  expect(await titlesOn(site, '/valgte')).toEqual(['Gammel'])
  await post(site, 'Nyere', '2026-02-01')
  expect(await titlesOn(site, '/nyeste')).toEqual(['Nyere'])
  await site.rest('PATCH', `/api/posts/${old}`, { _status: 'draft' })
  expect(await titlesOn(site, '/valgte')).toEqual([])
  const { status, body } = await site.rest('POST', '/api/pages', {
    title: 'Side',
    body: [{ blockType: 'posts', heading: 'Aktuelt', layout: 'grid', limit: 1, source: 'category' }],
    _status: 'published',
  })
  expect([status, body.errors?.[0]?.data?.errors?.map((error) => error.path)]).toEqual([400, ['body.0.category']])
})

test('the draft of a post is shown to staff alone, and changes nothing that visitors see', async () => {
  await using site = await openProgram()
  const id = await post(site, 'Ny ovn', '2026-05-02')
  await site.rest('PATCH', `/api/posts/${id}?draft=true`, { title: 'Enda nyere ovn', _status: 'draft' })
  expect((await site.get('/aktuelt/ny-ovn')).text).not.toContain('Enda nyere ovn')
  expect((await site.get(`/preview/posts/${id}?locale=nb`)).status).toBe(302)
  const draft = await site.get(`/preview/posts/${id}?locale=nb`, { authorization: `JWT ${site.token}` })
  expect(draft.text).toContain('Enda nyere ovn')
  expect(draft.headers.get('cache-control')).toContain('no-store')
})

test('the check of a post says what publishing refuses, and what its readers would miss', async () => {
  await using site = await openProgram()
  const id = await emptyDraft(site, 'posts', { date: null, summary: 'Kort.' })
  expect(await check(site, `posts/${id}/check?locale=nb&language=nb`)).toEqual([
    ['date', true, 'Dato: Dette feltet er påkrevd.'],
    [0, false, 'Blokken har ikke noe innhold og vises ikke. Fyll den ut, eller ta den bort.'],
  ])
})
