import { expect, test } from 'vitest'
import { openProgram, type TestProgram } from '../support/program'

/** Intl's spaces between thousands are not of one kind. */
const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

async function store(site: TestProgram, collection: string, data: object): Promise<number> {
  const { status, body } = await site.rest('POST', `/api/${collection}`, data)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.doc?.id ?? 0
}

const publish = (site: TestProgram, name: string, number: string, more: object = {}) =>
  store(site, 'articles', { name, number, _status: 'published', ...more })

/** Numbers of the articles that a listing shows, in their order. */
async function numbers(site: TestProgram, path: string): Promise<string[]> {
  const { status, text } = await site.get(path)
  expect(status, path).toBe(200)
  return [...text.matchAll(/class="article-number">([^<]+)</g)].map(([, number = '']) => number)
}

test('a listing shows name, number, price and picture place of each published article', async () => {
  await using site = await openProgram()
  await publish(site, 'Varde 8', 'EV-1008', { price: 24900, unit: 'stk', availability: 'inStock' })
  await publish(site, 'Pakning', 'EV-9', { price: 90, priceKind: 'from' })
  await publish(site, 'Skjult', 'EV-7', { price: 123456, priceKind: 'hidden' })
  await store(site, 'articles?draft=true', { name: 'Utkast', number: 'EV-0', _status: 'draft' })
  expect(await numbers(site, '/artikler')).toEqual(['EV-9', 'EV-7', 'EV-1008'])
  const text = spaced((await site.get('/artikler')).text)
  expect(text).toContain('<a class="tile-link" href="/artikler/varde-8">Varde 8</a>')
  expect(text).toContain('kr 24 900,–<!-- --> <span class="price-notes">per stk</span>')
  expect(text).toContain('availability-inStock">På lager')
  expect(text).toContain('fra kr 90,–')
  expect(text).toContain('Pris hos forhandler')
  expect(text).not.toContain('123 456')
  expect(text).not.toContain('Utkast')
})

/** Stoves in two groups, with an output, a colour and outside air each. */
async function stoves(site: TestProgram) {
  const stovesGroup = await store(site, 'articleGroups', { name: 'Ovner', summary: 'Alle ovnene.' })
  const steel = await store(site, 'articleGroups', { name: 'Stål', parent: stovesGroup })
  const line = await store(site, 'productLines', { name: 'Vedovner' })
  const output = await store(site, 'specifications', { name: 'Effekt', kind: 'number', unit: 'kW', filterable: true })
  const choices = [
    { value: 'svart', label: 'Svart' },
    { value: 'Hvit, matt', label: 'Matt hvit' },
  ]
  const colour = await store(site, 'specifications', { name: 'Farge', kind: 'choice', choices, filterable: true })
  const air = await store(site, 'specifications', { name: 'Uteluft', kind: 'yesNo', filterable: true })
  const hidden = await store(site, 'specifications', { name: 'Vekt', kind: 'number' })
  const stove = (number: string, kilowatts: string, colourValue: string, outside: string, more: object) =>
    publish(site, `Ovn ${number}`, number, {
      group: steel,
      productLine: line,
      specifications: [
        { specification: output, value: kilowatts },
        { specification: colour, value: colourValue },
        { specification: air, value: outside },
        { specification: hidden, value: '100' },
      ],
      ...more,
    })
  await stove('A-5', '5', 'svart', 'ja', { price: 19900, availability: 'inStock', position: 3 })
  await stove('A-7', '7,5', 'Hvit, matt', 'nei', { price: 24900, availability: 'onOrder', position: 1 })
  await stove('A-10', '10', 'svart', 'ja', { price: 29900, availability: 'inStock', position: 2, group: stovesGroup })
  await publish(site, 'Pakning', 'P-1', { price: 90, position: 9 })
  return { steel, stovesGroup }
}

test('a group has the articles of all that lies below it, its own words and the way up', async () => {
  await using site = await openProgram()
  await stoves(site)
  expect(await numbers(site, '/artikler/gruppe/ovner')).toEqual(['A-7', 'A-10', 'A-5'])
  expect(await numbers(site, '/artikler/gruppe/stal')).toEqual(['A-7', 'A-5'])
  const { text } = await site.get('/artikler/gruppe/ovner')
  expect(text).toContain('<p class="lead">Alle ovnene.</p>')
  expect(text).toMatch(/href="\/artikler\/gruppe\/stal">.*?Stål.*?2 artikler/)
  expect((await site.get('/artikler/gruppe/stal')).text).toContain('<a href="/artikler/gruppe/ovner">Ovner</a>')
  expect((await site.get('/artikler/gruppe/finnes-ikke')).status).toBe(404)
})

test('filters take together what is chosen, and what nobody knows is passed over', async () => {
  await using site = await openProgram()
  await stoves(site)
  for (const [query, shown] of [
    ['egenskap.effekt=7-10', ['A-7', 'A-10']],
    ['egenskap.effekt=7&egenskap.effekt=', ['A-7', 'A-10']],
    ['egenskap.effekt=-7.4', ['A-5']],
    ['egenskap.farge=svart', ['A-10', 'A-5']],
    ['egenskap.farge=svart,hvit-matt', ['A-7', 'A-10', 'A-5']],
    ['egenskap.farge=svart&egenskap.farge=hvit-matt', ['A-7', 'A-10', 'A-5']],
    ['egenskap.uteluft=ja&pris=20000-', ['A-10']],
    ['tilgjengelighet=bestillingsvare', ['A-7']],
    ['linje=vedovner', ['A-7', 'A-10', 'A-5']],
    ['pris=100-1', ['P-1']],
    ['linje=finnes-ikke&egenskap.uheard=1&egenskap.vekt=1-2&pris=gratis', ['A-7', 'A-10', 'A-5', 'P-1']],
  ] as const)
    expect(await numbers(site, `/artikler?${query}`), query).toEqual(shown)
  // What is chosen does not lessen its own counts; what others leave nothing of is not offered.
  const choicesOf = async (query: string) =>
    [
      ...(await site.get(`/artikler?${query}`)).text.matchAll(/<label for="egenskap.farge-[^>]*>([^<]*)<.*?-->(\d+)/g),
    ].map(([, label, count]) => `${label} ${count}`)
  expect(await choicesOf('egenskap.farge=svart')).toEqual(['Svart 2', 'Matt hvit 1'])
  expect(await choicesOf('egenskap.farge=svart&egenskap.uteluft=ja')).toEqual(['Svart 2'])
})

test('what a search found is listed with the same filters, the best first, in addresses that keep the search', async () => {
  await using site = await openProgram()
  await stoves(site)
  const search = '/sok?search_Query=ovn&type=artikler'
  expect((await site.get('/sok?search_Query=ovn')).text).toContain('Filtrer og sorter artiklene')
  expect((await numbers(site, search)).sort()).toEqual(['A-10', 'A-5', 'A-7'])
  expect(await numbers(site, `${search}&egenskap.farge=svart&sortering=pris`)).toEqual(['A-5', 'A-10'])
  // A filter alone says that articles are meant.
  expect(await numbers(site, '/sok?search_Query=ovn&egenskap.effekt=7-8')).toEqual(['A-7'])
  const { text, headers } = await site.get(`${search}&egenskap.farge=svart`)
  expect(headers.get('cache-control')).toContain('no-')
  expect(text).toContain('<input type="hidden" name="search_Query" value="ovn"/>')
  expect(text).toMatch(/class="chip" href="\/sok\?search_Query=ovn&amp;type=artikler"/)
  expect(text).toMatch(/class="chips-clear" href="\/sok\?search_Query=ovn&amp;type=artikler"/)
  // Of what the search found alone: the gasket is not counted.
  expect(text).toMatch(/egenskap.farge-hvit-matt[^<]*<.*?-->1</s)
  const none = await site.get(`${search}&egenskap.farge=svart&tilgjengelighet=bestillingsvare`)
  expect(none.text).toMatch(/<div class="listing-none"><h3>/)
  const beyond = await site.get(`${search}&side=9`)
  expect([beyond.status, beyond.headers.get('location')]).toEqual([307, '/sok?search_Query=ovn&type=artikler'])
})

test('no hits say so and offer to drop filters; a filtered list is not kept and not for search engines', async () => {
  await using site = await openProgram()
  await stoves(site)
  const { text, headers } = await site.get('/artikler?pris=1-2&sortering=navn')
  expect(text).toContain('<h2>Ingen artikler passer</h2>')
  expect(text).toContain(
    '<a class="chip" href="/artikler?sortering=navn" aria-label="Fjern Pris: 1 kr til 2 kr">'.replaceAll(
      ' kr',
      '\u00a0kr',
    ),
  )
  expect(text).toContain('<meta name="robots" content="noindex"/>')
  expect(text).toContain(`<link rel="canonical" href="${site.url}/artikler"/>`)
  expect(headers.get('cache-control')).toBe('no-cache')
  const plain = await site.get('/artikler')
  expect(plain.text).not.toContain('noindex')
  expect(plain.headers.get('cache-control')).toContain('public')
})

test('articles are sorted as asked, and come in pages that do not overlap', async () => {
  await using site = await openProgram()
  await stoves(site)
  await site.rest('POST', '/api/globals/catalogue', { pageSize: 6 })
  for (let at = 1; at <= 9; at++) await publish(site, `Rør ${at}`, `R-${at}`, { position: 20 + at, price: at })
  for (const [sorting, first] of [
    ['navn', ['A-5', 'A-7', 'A-10']],
    ['pris', ['R-1', 'R-2', 'R-3']],
    ['pris-ned', ['A-10', 'A-7', 'A-5']],
    ['nummer', ['A-5', 'A-7', 'A-10']],
    ['nyeste', ['R-9', 'R-8', 'R-7']],
    ['tull', ['A-7', 'A-10', 'A-5']],
  ] as const)
    expect((await numbers(site, `/artikler?sortering=${sorting}`)).slice(0, 3), sorting).toEqual(first)
  const pages = await Promise.all(['', '?side=2', '?side=3'].map((query) => numbers(site, `/artikler${query}`)))
  expect(pages.map(({ length }) => length)).toEqual([6, 6, 1])
  expect(new Set(pages.flat()).size).toBe(13)
  const second = (await site.get('/artikler?side=2')).text
  expect(second).toContain('<title>Artikler – side 2')
  expect(second).toContain(`<link rel="canonical" href="${site.url}/artikler?side=2"/>`)
  expect(second).toContain('rel="prev" href="/artikler"')
  const beyond = await site.get('/artikler?side=99')
  expect([beyond.status, beyond.headers.get('location')]).toEqual([307, '/artikler?side=3'])
  expect(await numbers(site, '/artikler?side=-1')).toEqual(pages[0])
})

test('prices are shown as the editors decided, and hidden ones cannot be found out', async () => {
  await using site = await openProgram()
  await stoves(site)
  await site.rest('POST', '/api/globals/catalogue', { prices: 'withoutVat' })
  expect(spaced((await site.get('/artikler')).text)).toContain(
    'kr 90,–<!-- --> <span class="price-notes">eks. mva.</span>',
  )
  expect((await site.get('/artikler/pakning')).text).toContain('eks. mva.')
  await site.rest('POST', '/api/globals/catalogue', { prices: 'hidden', hiddenPrice: 'Spør oss' })
  for (const path of ['/artikler', '/artikler?visning=tabell', '/artikler/ovn-a-5', '/sok?search_Query=ovn']) {
    const text = spaced((await site.get(path)).text)
    expect(text, path).toContain('Spør oss')
    for (const told of ['19 900', '19900', 'name="pris"', 'value="pris"'])
      expect(text, `${path} ${told}`).not.toContain(told)
  }
  expect(await numbers(site, '/artikler?sortering=pris&pris=1-100')).toEqual(['A-7', 'A-10', 'A-5', 'P-1'])
})

test('what is saved shows at once: names, groups, specifications, pictures’ words', async () => {
  await using site = await openProgram()
  const { steel } = await stoves(site)
  const id = await publish(site, 'Ny ovn', 'N-1', { group: steel })
  expect(await numbers(site, '/artikler/gruppe/stal')).toContain('N-1')
  await site.rest('PATCH', `/api/articles/${id}`, { number: 'N-2' })
  expect(await numbers(site, '/artikler/gruppe/stal')).toContain('N-2')
  await site.rest('PATCH', `/api/articles/${id}?draft=true`, { number: 'N-3', _status: 'draft' })
  expect(await numbers(site, '/artikler/gruppe/stal')).toContain('N-2')
  await site.rest('PATCH', `/api/articles/${id}`, { _status: 'draft' })
  expect(await numbers(site, '/artikler/gruppe/stal')).toEqual(['A-7', 'A-5'])
  await site.rest('PATCH', `/api/articleGroups/${steel}`, { name: 'Stålovner' })
  expect((await site.get('/artikler/gruppe/stal')).text).toContain('<h1>Stålovner</h1>')
})

test('in English only what has an English name is listed and counted', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/globals/site', { languages: ['nb', 'en'] })
  await stoves(site)
  const id = await publish(site, 'Vedkurv', 'V-1', { price: 1290, unit: 'stk' })
  await site.rest('PATCH', `/api/articles/${id}?locale=en`, { name: 'Log basket', unit: 'each' })
  expect(await numbers(site, '/en/artikler')).toEqual(['V-1'])
  const text = spaced((await site.get('/en/artikler')).text)
  for (const part of ['Log basket', 'NOK 1,290', 'per each', '1 article']) expect(text, part).toContain(part)
})

test('without articles there is no list of them', async () => {
  await using site = await openProgram()
  expect((await site.get('/artikler')).status).toBe(404)
  expect((await site.get('/sitemap.xml')).text).not.toContain('/artikler')
})
