import { expect, test, vi } from 'vitest'
import { WordMatcher } from '../../src/lib/words/wordMatcher'
import { dealerData } from '../support/dealers'
import { openProgram, type TestProgram } from '../support/program'
import { richText } from '../support/site'

interface Suggestion {
  title: string
  href: string
  kind: string
  detail?: string
  price?: string
  picture?: string
}

async function suggestions(site: TestProgram, term: string, locale = 'nb'): Promise<Suggestion[]> {
  const query = new URLSearchParams({ search_Query: term, locale })
  const { status, text } = await site.get(`/sok/forslag?${query}`)
  expect(status).toBe(200)
  return (JSON.parse(text) as { suggestions: Suggestion[] }).suggestions
}

const titles = async (site: TestProgram, term: string, locale?: string) =>
  (await suggestions(site, term, locale)).map(({ title }) => title)

async function hits(site: TestProgram, term: string, prefix = '', rest = ''): Promise<string[]> {
  const { text } = await site.get(`${prefix}/sok?search_Query=${encodeURIComponent(term)}${rest}`)
  const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'))
  return [...main.matchAll(/<h3><a href="([^"]+)"/g)].map(([, href = '']) => href)
}

const article = (name: string, number: string, more: object = {}) => ({ name, number, _status: 'published', ...more })

async function publish(site: TestProgram, collection: string, data: object): Promise<number> {
  const { status, body } = await site.rest('POST', `/api/${collection}`, { _status: 'published', ...data })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.doc?.id ?? 0
}

test('suggestions are the best hits of the results page, which groups them by kind', async () => {
  await using site = await openProgram()
  const parent = await publish(site, 'pages', { title: 'Produkter' })
  await publish(site, 'pages', { title: 'Ovner', parent })
  await publish(site, 'pages', {
    title: 'Om oss',
    body: [{ blockType: 'hero', heading: 'Vi lager ovner', layout: 'plain' }],
  })
  for (const at of [1, 2, 3, 4, 5, 6]) await publish(site, 'articles', article(`Ovn ${at}`, `V-${at}00`))
  const found = await suggestions(site, 'ovn')
  expect(found).toHaveLength(6)
  const all = await hits(site, 'ovn')
  expect(all).toHaveLength(8)
  expect(all.slice(0, 6)).toEqual(found.map(({ href }) => href))
  expect(all.slice(6)).toEqual(['/produkter/ovner', '/om-oss'])
  expect(found[0]).toEqual({ title: 'Ovn 1', href: '/artikler/ovn-1', kind: 'article', detail: 'Art.nr. V-100' })
  expect((await suggestions(site, 'om oss'))[0]).toEqual({ title: 'Om oss', href: '/om-oss', kind: 'page' })
})

test('an article is found by its summary and its description, and first of all by its number', async () => {
  await using site = await openProgram()
  await publish(site, 'pages', { title: 'VA-100 i ny drakt' })
  await publish(site, 'articles', article('Varde lang', 'VA-1000'))
  await publish(
    site,
    'articles',
    article('Varde', 'VA-100', { summary: 'Rentbrennende', description: richText('av kleberstein') }),
  )
  for (const typed of ['VA-100', 'va100', ' va 100 '])
    expect(await titles(site, typed), typed).toEqual(
      ['Varde', 'Varde lang', 'VA-100 i ny drakt'].slice(0, typed === 'va100' ? 2 : 3),
    )
  expect(await titles(site, 'rentbrennende')).toEqual(['Varde'])
  expect(await titles(site, 'kleberstein')).toEqual(['Varde'])
})

test('publishing a page renews the search at once', async () => {
  await using site = await openProgram()
  expect(await titles(site, 'bålplass')).toEqual([])
  const id = await publish(site, 'pages', { title: 'Bålplass' })
  expect(await titles(site, 'bålplass')).toEqual(['Bålplass'])
  await site.rest('PATCH', `/api/pages/${id}`, { body: [{ blockType: 'hero', heading: 'Gapahuk', layout: 'plain' }] })
  expect(await titles(site, 'gapahuk')).toEqual(['Bålplass'])
})

test('publishing, changing and deleting an article renews the search at once', async () => {
  await using site = await openProgram()
  expect(await titles(site, 'bålpanne')).toEqual([])
  const id = await publish(site, 'articles', article('Bålpanne', '7001'))
  expect(await titles(site, 'balpanne')).toEqual(['Bålpanne'])
  await site.rest('PATCH', `/api/articles/${id}`, { name: 'Ildfat' })
  expect([await titles(site, 'bålpanne'), await titles(site, 'ildfat')]).toEqual([[], ['Ildfat']])
  expect(await hits(site, 'ildfat')).toHaveLength(1)
  await site.rest('DELETE', `/api/articles/${id}`)
  expect([await titles(site, 'ildfat'), await hits(site, 'ildfat')]).toEqual([[], []])
})

test('drafts, and pages that search engines must not find, are not found', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/articles?draft=true', { name: 'Hemmelig', number: '1', _status: 'draft' })
  await site.rest('POST', '/api/pages?draft=true', { title: 'Hemmelig side', slug: 'hemmelig' })
  await publish(site, 'pages', { title: 'Hemmelig kampanje', noindex: true })
  expect(await titles(site, 'hemmelig')).toEqual([])
  const id = await publish(site, 'articles', article('Ovn', '2'))
  await site.rest('PATCH', `/api/articles/${id}?draft=true`, { name: 'Hemmelig ovn', _status: 'draft' })
  expect([await titles(site, 'hemmelig'), await titles(site, 'ovn')]).toEqual([[], ['Ovn']])
})

test('each language finds what exists in it, under its own words and addresses', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/globals/site', { languages: ['nb', 'en'] })
  await publish(site, 'articles', article('Bare norsk', '10'))
  const both = await publish(site, 'articles', article('Ovn i stein', '11', { summary: 'Rentbrennende' }))
  await site.rest('PATCH', `/api/articles/${both}?locale=en`, { name: 'Stone stove' })
  const page = await publish(site, 'pages', { title: 'Stein' })
  expect(await titles(site, 'stein')).toEqual(['Ovn i stein', 'Stein'])
  expect(await titles(site, '10', 'en')).toEqual([])
  expect([await titles(site, 'stein', 'en'), await titles(site, 'rentbrennende', 'en')]).toEqual([[], []])
  expect(await suggestions(site, 'stone', 'en')).toEqual([
    { title: 'Stone stove', href: '/en/artikler/ovn-i-stein', kind: 'article', detail: 'Item no. 11' },
  ])
  await site.rest('PATCH', `/api/pages/${page}?locale=en`, { title: 'Stone' })
  expect((await hits(site, 'stone', '/en')).toSorted()).toEqual(['/en/artikler/ovn-i-stein', '/en/stein'])
})

test('a language that the site does not offer suggests nothing', async () => {
  await using site = await openProgram()
  const id = await publish(site, 'articles', article('Ovn', '11'))
  await site.rest('PATCH', `/api/articles/${id}?locale=en`, { name: 'Stove' })
  expect(await titles(site, 'stove', 'en')).toEqual([])
})

test('whatever is sent is answered with a list, which then is empty', async () => {
  await using site = await openProgram()
  await publish(site, 'pages', { title: 'Ovner' })
  for (const [what, query] of [
    ['nothing', ''],
    ['no term', '?locale=nb'],
    ['spaces', '?search_Query=%20%20%20'],
    ['one character', '?search_Query=o'],
    ['one character between spaces', '?search_Query=%20o%20'],
    ['signs alone', '?search_Query=%C2%AB%C2%BB!%25'],
    ['a null byte', '?search_Query=%00%00%00'],
    ['a broken escape', '?search_Query=%E0%A4%A'],
    ['half a character', '?search_Query=%ED%A0%80%ED%A0%80'],
    ['markup', '?search_Query=%3Cscript%3Ealert(1)%3C/script%3E'],
    ['a property of every object', '?search_Query=__proto__&locale=constructor'],
    ['a language that there is none of', '?search_Query=qqqq&locale=xx'],
    ['everything twice', '?search_Query=qq&search_Query=ww&locale=nb&locale=en'],
  ] as const) {
    const { status, text, headers } = await site.get(`/sok/forslag${query}`)
    expect([status, text], what).toEqual([200, '{"suggestions":[]}'])
    expect(headers.get('content-type'), what).toContain('application/json')
    expect(headers.get('cache-control'), what).toBe('public, max-age=60')
    expect(headers.get('x-content-type-options'), what).toBe('nosniff')
  }
})

test('what is beyond a hundred characters of a search is left out', async () => {
  await using site = await openProgram()
  await publish(site, 'pages', { title: 'Ovner' })
  expect(await titles(site, `ovner${' '.repeat(95)}finnes-ikke`)).toEqual(['Ovner'])
})

test('hits come twenty to a page, and a page beyond the last leads to it', async () => {
  await using site = await openProgram()
  for (let at = 1; at <= 45; at++)
    await publish(site, 'articles', article(`Rør ${at}`, `R${at}`, { slug: `ror-${at}` }))
  const pages = await Promise.all([1, 2, 3].map((page) => hits(site, 'rør', '', `&side=${page}`)))
  expect(pages.map((page) => page.length)).toEqual([20, 20, 5])
  expect(pages.flat()).toEqual(Array.from({ length: 45 }, (_, at) => `/artikler/ror-${at + 1}`))
  const { text } = await site.get('/sok?search_Query=r%C3%B8r')
  expect(text).toContain('45 treff på «rør»')
  expect(text).toContain('Side 1 av 3')
  expect(text).toContain('data-search-term="rør" data-search-hits="45"')
  const beyond = await site.get('/sok?search_Query=r%C3%B8r&side=9')
  expect([beyond.status, beyond.headers.get('location')]).toEqual([307, '/sok?search_Query=r%C3%B8r&side=3'])
  expect((await site.get('/sok?search_Query=r44')).text).toContain('1 treff på «r44»')
})

test('a dealer is found by name and by place, and is told apart from pages and articles', async () => {
  await using site = await openProgram()
  const dealer = await publish(site, 'dealers', dealerData())
  await publish(site, 'pages', { title: 'Om Tromsø' })
  await publish(site, 'articles', article('Tromsøkubbe', 'T-1', { price: 790, priceKind: 'from' }))
  expect(await suggestions(site, 'tromso')).toEqual([
    { title: 'Om Tromsø', href: '/om-tromso', kind: 'page' },
    {
      title: 'Tromsøkubbe',
      href: '/artikler/tromsokubbe',
      kind: 'article',
      detail: 'Art.nr. T-1',
      price: 'fra kr\u00a0790,–',
    },
    { title: 'Ved og Varme', href: '/finn-forhandler/ved-og-varme', kind: 'dealer', detail: 'Tromsø' },
  ])
  expect(await titles(site, 'ved og varme')).toEqual(['Ved og Varme'])
  expect(await titles(site, '9008')).toEqual(['Ved og Varme'])
  const { text } = await site.get('/sok?search_Query=troms%C3%B8')
  for (const part of [
    '>Sider</h2>',
    '>Artikler</h2>',
    '>Forhandlere</h2>',
    'class="article-number">T-1<',
    'fra kr\u00a0790,–',
  ])
    expect(text, part).toContain(part)
  await site.rest('PATCH', `/api/dealers/${dealer}`, {
    description: richText('Vi leverer med snøscooter.'),
    contacts: [{ name: 'Morten Strand' }],
  })
  expect([await titles(site, 'snøscooter'), await titles(site, 'morten strand')]).toEqual([
    ['Ved og Varme'],
    ['Ved og Varme'],
  ])
  await site.rest('PATCH', `/api/dealers/${dealer}`, { name: 'Ildhuset' })
  expect([await titles(site, 'varme'), await titles(site, 'ildhuset')]).toEqual([[], ['Ildhuset']])
  await site.rest('PATCH', `/api/dealers/${dealer}`, { _status: 'draft' })
  expect(await titles(site, 'ildhuset')).toEqual([])
})

test('a search for a place that no document names finds the dealers nearest to it', async () => {
  await using site = await openProgram()
  await publish(site, 'dealers', dealerData())
  const south = { number: 'F-2', place: 'Stavanger', postcode: '4006', latitude: 58.97, longitude: 5.73 }
  await publish(site, 'dealers', dealerData({ ...south, name: 'Ild i Sør', slug: 'ild-i-sor' }))
  expect(await titles(site, '9020')).toEqual(['Ved og Varme', 'Ild i Sør'])
  expect(await titles(site, 'forhandlere i Sola')).toEqual(['Ild i Sør', 'Ved og Varme'])
  expect(await titles(site, 'butikk Svalbard')).toEqual(['Ved og Varme', 'Ild i Sør'])
  expect(await hits(site, '4021')).toEqual(['/finn-forhandler/ild-i-sor', '/finn-forhandler/ved-og-varme'])
  expect(await titles(site, 'butikk Mo i Rana')).toEqual(['Ved og Varme', 'Ild i Sør'])
  expect(await titles(site, '9020 Tromsdalen forhandler')).toEqual(['Ved og Varme', 'Ild i Sør'])
  await publish(site, 'articles', article('Bålfat', '9020'))
  expect(await titles(site, '9020')).toEqual(['Bålfat'])
  expect(await titles(site, '9020 askeplate')).toEqual(['Bålfat'])
})

test('a dealer near a place that the words find too counts once, also beyond the page', async () => {
  await using site = await openProgram()
  for (let at = 0; at < 21; at++)
    await publish(site, 'dealers', dealerData({ number: `F-${at}`, name: `Ild ${String(at).padStart(2, '0')}` }))
  const last = {
    number: 'F-99',
    name: 'Åsly Ild',
    place: 'Stavanger',
    postcode: '4006',
    latitude: 58.97,
    longitude: 5.73,
  }
  await publish(site, 'dealers', dealerData(last))
  const { text } = await site.get('/sok?search_Query=forhandlere+i+Sola')
  expect(text).toContain('22 treff på')
  expect((await titles(site, 'forhandlere i Sola'))[0]).toBe('Åsly Ild')
})

test('a slip is corrected, and the results say so; what is not found at all leads on', async () => {
  await using site = await openProgram()
  await publish(site, 'articles', article('Bålpanne', '7'))
  await site.rest('POST', '/api/articleGroups', { name: 'Vedovner' })
  const settings = { popular: 'vedovn\nrøykrør' }
  expect((await site.rest('POST', '/api/globals/searchSettings', settings)).status).toBe(200)
  const { text } = await site.get('/sok?search_Query=b%C3%A5lpane')
  expect(text).toContain('1 treff på «bålpanne»')
  expect(text).toContain('Viser treff for «bålpanne». «bålpane» finnes ikke hos oss.')
  const none = await site.get('/sok?search_Query=xyzxyz')
  for (const part of [
    'Ingen treff på «xyzxyz»',
    'href="/artikler/gruppe/vedovner">Vedovner<',
    'href="/sok?search_Query=vedovn">vedovn<',
  ])
    expect(none.text, part).toContain(part)
  expect(none.text).not.toContain('Viser treff for')
  const empty = JSON.parse((await site.get('/sok/forslag?search_Query=')).text) as object
  expect(empty).toEqual({ suggestions: [], popular: ['vedovn', 'røykrør'] })
})

test('an article is found by its group, its properties and their units, and follows their changes', async () => {
  await using site = await openProgram()
  const create = async (collection: string, data: object) =>
    (await site.rest('POST', `/api/${collection}`, data)).body.doc?.id ?? 0
  const group = await create('articleGroups', { name: 'Stålovner' })
  const colour = await create('specifications', {
    name: 'Farge',
    kind: 'choice',
    choices: [{ value: 'hvit', label: 'Hvit' }],
  })
  const height = await create('specifications', { name: 'Høyde', kind: 'number', unit: 'mm' })
  const values = [
    { specification: colour, value: 'hvit' },
    { specification: height, value: '1200' },
  ]
  await publish(site, 'articles', article('Varde', '1', { group, specifications: values }))
  await publish(site, 'articles', article('Skjold', '2', { group }))
  expect(await titles(site, 'hvite ovner')).toEqual(['Varde'])
  expect(await titles(site, 'ovn 120 cm')).toEqual(['Varde'])
  await site.rest('PATCH', `/api/articleGroups/${group}`, { name: 'Peiser' })
  expect([await titles(site, 'ovner'), (await titles(site, 'peis')).sort()]).toEqual([[], ['Skjold', 'Varde']])
})

test('a limit finds articles by weight and by the price that is shown, and no hidden price', async () => {
  await using site = await openProgram()
  const weight = (await site.rest('POST', '/api/specifications', { name: 'Vekt', kind: 'number', unit: 'kg' })).body.doc
    ?.id
  const stove = (name: string, number: string, kilos: string, more: object) =>
    publish(
      site,
      'articles',
      article(name, number, { specifications: [{ specification: weight, value: kilos }], ...more }),
    )
  await stove('Ovn Lett', 'V-1', '70', { price: 9990 })
  await stove('Ovn Tung', 'V-2', '120', { price: 24_000 })
  await stove('Ovn Skjult', 'V-3', '90', { price: 5000, priceKind: 'hidden' })
  const first = async (term: string) => (await titles(site, term))[0]
  expect(await first('ovn under 80 kg')).toBe('Ovn Lett')
  expect(await first('ovn over 100 kg')).toBe('Ovn Tung')
  expect(await first('ovn mellom 80 og 100 kg')).toBe('Ovn Skjult')
  expect(await first('over 20 000 kr')).toBe('Ovn Tung')
  expect(await titles(site, 'under 10 000')).toEqual(['Ovn Lett'])
  expect(await titles(site, '5000')).toEqual([])
  await site.rest('POST', '/api/globals/catalogue', { prices: 'hidden' })
  expect(await titles(site, 'under 10 000')).toEqual([])
})

test('pinned hits stand first for their search, inflected or not, and are effective at once', async () => {
  await using site = await openProgram()
  const varde = await publish(site, 'articles', article('Varde', '1'))
  await publish(site, 'articles', article('Ovn', '2'))
  const guide = await publish(site, 'pages', { title: 'Kjøpsguide' })
  const draft = (await site.rest('POST', '/api/articles?draft=true', { name: 'Utkast', number: '3', _status: 'draft' }))
    .body.doc?.id
  expect(await titles(site, 'ovner')).toEqual(['Ovn'])
  const hitsOfPin = [
    { relationTo: 'pages', value: guide },
    { relationTo: 'articles', value: varde },
    { relationTo: 'articles', value: draft },
  ]
  const pins = [{ query: 'ovn, kamin', hits: hitsOfPin }]
  expect((await site.rest('POST', '/api/globals/searchSettings', { pins })).status).toBe(200)
  expect(await titles(site, 'ovner')).toEqual(['Kjøpsguide', 'Varde', 'Ovn'])
  expect(await titles(site, 'kamin')).toEqual(['Kjøpsguide', 'Varde'])
  expect(await titles(site, 'ovn svart')).toEqual(['Ovn'])
  const { text } = await site.get('/sok?search_Query=ovn')
  expect(text).toContain('3 treff på «ovn»')
  expect(text).toContain('>Utvalgt</h2>')
  await site.rest('POST', '/api/globals/searchSettings', { pins: [] })
  expect(await titles(site, 'ovner')).toEqual(['Ovn'])
})

test('synonyms of editors find each other in their language, and one word alone is refused', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/globals/site', { languages: ['nb', 'en'] })
  const hat = await publish(site, 'articles', article('Regnhatt', '1'))
  await site.rest('PATCH', `/api/articles/${hat}?locale=en`, { name: 'Rain cap' })
  expect(await titles(site, 'pipehatter')).toEqual([])
  const save = (synonyms: string, locale = 'nb') =>
    site.rest('POST', `/api/globals/searchSettings?locale=${locale}`, { synonyms })
  expect((await save('regnhatt, pipehatt\n\nvedovn, kamin')).status).toBe(200)
  expect(await titles(site, 'pipehatter')).toEqual(['Regnhatt'])
  expect(await titles(site, 'cowl', 'en')).toEqual([])
  expect((await save('rain cap, cowl\ncap, cowl', 'en')).status).toBe(200)
  expect([await titles(site, 'cowl', 'en'), await titles(site, 'pipehatt')]).toEqual([['Rain cap'], ['Regnhatt']])
  const refused = await site.rest('POST', '/api/globals/searchSettings', { synonyms: 'regnhatt' })
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringContaining('«regnhatt»')])
})

test('a visit to any page with a search in its address shows the results', async () => {
  await using site = await openProgram()
  for (const [path, to] of [
    ['/?search_Query=ovn', '/sok?search_Query=ovn'],
    ['/en/finnes-ikke?x=1&search_Query=stove', '/en/sok?search_Query=stove&x=1'],
  ] as const) {
    const { status, headers } = await site.get(path)
    expect([status, headers.get('location')], path).toEqual([302, to])
  }
  expect((await site.get('/sok?search_Query=ovn')).status).toBe(200)
})

test('however many words a search has, only those that decide are looked up one by one', async () => {
  await using site = await openProgram()
  const known = vi.spyOn(WordMatcher.prototype, 'nearest')
  try {
    const term = Array.from({ length: 33 }, (_, at) => `${String.fromCharCode(97 + (at % 26))}q`).join(' ')
    expect((await site.get(`/sok?search_Query=${encodeURIComponent(term)}`)).status).toBe(200)
    expect(new Set(known.mock.calls.map(([word]) => word)).size).toBe(10)
  } finally {
    known.mockRestore()
  }
})
