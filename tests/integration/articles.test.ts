import { expect, test } from 'vitest'
import { openProgram, type TestProgram } from '../support/program'
import { paragraphs } from '../support/testSite'

const varde = { name: 'Varde 8', number: 'EV-1008', price: 28900, _status: 'published' }

const create = async (site: TestProgram, fields: object = {}) =>
  (await site.rest('POST', '/api/articles', { ...varde, ...fields })).body.doc?.id

const change = (site: TestProgram, id: number | undefined, fields: object) =>
  site.rest('PATCH', `/api/articles/${id}`, fields)

const inEnglish = (site: TestProgram, id: number | undefined, fields: object) =>
  site.rest('PATCH', `/api/articles/${id}?locale=en`, fields)

const offerEnglish = (site: TestProgram) => site.rest('POST', '/api/globals/site', { languages: ['nb', 'en'] })

/** Intl's spaces between thousands are not of one kind. */
const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test('a published article has a page with its number, price and way to a dealer', async () => {
  await using site = await openProgram()
  await create(site, {
    summary: 'Stort brennkammer.',
    description: paragraphs('Rundt skrog.'),
  })
  const { status, text, headers } = await site.get('/artikler/varde-8')
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toContain('public')
  expect(text).toContain('<h1>Varde 8</h1>')
  expect(text).toContain('Artikkelnummer: EV-1008')
  expect(text).toContain('<p class="lead">Stort brennkammer.</p>')
  expect(text).toContain('<p>Rundt skrog.</p>')
  expect(spaced(text)).toContain('<span>Veiledende pris</span> <strong>kr 28 900,–</strong>')
  expect(text).toContain('<a href="/finn-forhandler?artikkel=EV-1008">Finn en forhandler som fører den</a>')
  expect(text).toContain(`<link rel="canonical" href="${site.url}/artikler/varde-8"/>`)
  expect(text).toContain('<meta name="description" content="Stort brennkammer."/>')
  expect(text).toContain('"@type":"Product","name":"Varde 8"')
  expect(text).toContain('"mpn":"EV-1008"')
})

test('a draft has no page, and has one the moment it is published', async () => {
  await using site = await openProgram()
  const draft = await site.rest('POST', '/api/articles?draft=true', { ...varde, _status: 'draft' })
  expect((await site.get('/artikler/varde-8')).status).toBe(404)
  await change(site, draft.body.doc?.id, { _status: 'published' })
  expect((await site.get('/artikler/varde-8')).status).toBe(200)
})

test('a change shows at once, and a draft of one does not', async () => {
  await using site = await openProgram()
  const id = await create(site)
  expect((await site.get('/artikler/varde-8')).text).toContain('EV-1008')
  await site.rest('PATCH', `/api/articles/${id}?draft=true`, { number: 'EV-9999', _status: 'draft' })
  expect((await site.get('/artikler/varde-8')).text).toContain('Artikkelnummer: EV-1008')
  await change(site, id, { number: 'EV-1018', _status: 'published' })
  expect((await site.get('/artikler/varde-8')).text).toContain('Artikkelnummer: EV-1018')
})

test('a new address takes the page along, and unpublishing or deleting takes it away', async () => {
  await using site = await openProgram()
  const id = await create(site)
  const statuses = async (...paths: string[]) => Promise.all(paths.map(async (path) => (await site.get(path)).status))
  expect(await statuses('/artikler/varde-8', '/artikler/ovn')).toEqual([200, 404])
  await change(site, id, { slug: 'ovn' })
  expect(await statuses('/artikler/varde-8', '/artikler/ovn')).toEqual([308, 200])
  await change(site, id, { _status: 'draft' })
  expect(await statuses('/artikler/ovn')).toEqual([404])
  await change(site, id, { _status: 'published' })
  expect(await statuses('/artikler/ovn')).toEqual([200])
  await site.rest('DELETE', `/api/articles/${id}`)
  expect(await statuses('/artikler/ovn')).toEqual([404])
  await create(site, { name: 'En annen', slug: 'ovn' })
  expect((await site.get('/artikler/ovn')).text).toContain('<h1>En annen</h1>')
})

test('saving one article leaves the pages of the others as they are', async () => {
  await using site = await openProgram()
  const id = await create(site)
  await create(site, { name: 'Varde 5', number: 'EV-1005' })
  const kept = async () => (await site.rest('GET', '/readyz')).body.pagesKept
  await site.get('/artikler/varde-8')
  await site.get('/artikler/varde-5')
  expect(await kept()).toBe(2)
  await change(site, id, { price: 30900 })
  expect(await kept()).toBe(1)
})

test('an article is read in English where it has an English name, and in Norwegian where it has none', async () => {
  await using site = await openProgram()
  await offerEnglish(site)
  const id = await create(site, { name: 'Peissett', number: 'EV-7001' })
  const untranslated = await site.get('/en/artikler/peissett')
  expect([untranslated.status, untranslated.headers.get('location')]).toEqual([307, '/artikler/peissett'])
  expect((await site.get('/artikler/peissett')).text).not.toContain('<link rel="alternate"')

  await inEnglish(site, id, { name: 'Tool set' })
  const english = await site.get('/en/artikler/peissett')
  expect(english.status).toBe(200)
  expect(english.text).toContain('<h1>Tool set</h1>')
  expect(english.text).toContain('Article number: EV-7001')
  expect(spaced(english.text)).toContain('<span>Recommended price</span> <strong>NOK 28,900</strong>')
  const norwegian = await site.get('/artikler/peissett')
  expect(norwegian.text).toContain('<h1>Peissett</h1>')
  expect(norwegian.text).toContain(`hrefLang="en" href="${site.url}/en/artikler/peissett"`)
})

test('a number or an address that another article has is refused with its name', async () => {
  await using site = await openProgram()
  await create(site)
  const refusals = async (fields: object) => {
    const { status, body } = await site.rest('POST', '/api/articles', { ...varde, ...fields })
    return [status, ...(body.errors?.[0]?.data?.errors ?? [])]
  }
  expect(await refusals({ name: 'Kleber' })).toEqual([
    400,
    expect.objectContaining({
      path: 'number',
      message: 'Artikkelnummeret «EV-1008» er i bruk av artikkelen «Varde 8». Hver artikkel har sitt eget.',
    }),
  ])
  expect(await refusals({ number: 'EV-1018' })).toEqual([
    400,
    expect.objectContaining({
      path: 'slug',
      message: 'Adressen «varde-8» er i bruk av «Varde 8». Skriv et annet siste ledd.',
    }),
  ])
})

test('two articles never share a number, whoever saves first', async () => {
  await using site = await openProgram()
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, at) => site.rest('POST', '/api/articles', { ...varde, name: `Ovn ${at}` })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400])
})

test('an article keeps its own number and address when it is saved again', async () => {
  await using site = await openProgram()
  const id = await create(site)
  expect((await change(site, id, { number: 'EV-1008', slug: 'varde-8', name: 'Varde 8 rund' })).status).toBe(200)
})

test('the site map lists published articles in the languages that they have', async () => {
  await using site = await openProgram()
  await offerEnglish(site)
  const id = await create(site)
  await create(site, { name: 'Peissett', number: 'EV-7001' })
  await site.rest('POST', '/api/articles?draft=true', { name: 'Senere', number: 'EV-9', _status: 'draft' })
  await inEnglish(site, id, { name: 'Varde 8' })
  const listed = async () =>
    [...(await site.get('/sitemap.xml')).text.matchAll(/<loc>([^<]+)<\/loc>/g)]
      .map(([, address = '']) => address.replace(site.url, ''))
      .sort()
  expect(await listed()).toEqual([
    '/artikler',
    '/artikler/peissett',
    '/artikler/varde-8',
    '/en/artikler',
    '/en/artikler/varde-8',
  ])
  await change(site, id, { _status: 'draft' })
  expect(await listed()).toEqual(['/artikler', '/artikler/peissett', '/en/artikler'])
})

test('a link to an article leads to its page, and is gone while the article is not published', async () => {
  await using site = await openProgram()
  const article = await create(site)
  const links = [{ label: 'Se ovnen', type: 'article', article }]
  const body = [{ blockType: 'hero', heading: 'Hei', layout: 'plain', links }]
  await site.rest('POST', '/api/pages', { title: 'Forside', slug: '/', body, _status: 'published' })
  expect((await site.get('/')).text).toContain('href="/artikler/varde-8"')
  await change(site, article, { slug: 'ovn' })
  expect((await site.get('/')).text).toContain('href="/artikler/ovn"')
  await change(site, article, { _status: 'draft' })
  expect((await site.get('/')).text).not.toContain('Se ovnen')
})

test('a new address leaves a redirect, in every language, and further ones lead on at once', async () => {
  await using site = await openProgram()
  await offerEnglish(site)
  const id = await create(site)
  await inEnglish(site, id, { name: 'Varde 8' })
  const leadsTo = async (path: string) => {
    const { status, headers } = await site.get(path)
    return [status, headers.get('location')]
  }
  await site.rest('PATCH', `/api/articles/${id}?draft=true`, { slug: 'utkast', _status: 'draft' })
  expect(await leadsTo('/artikler/varde-8')).toEqual([200, null])
  await change(site, id, { slug: 'ovn', _status: 'published' })
  expect(await leadsTo('/artikler/varde-8')).toEqual([308, '/artikler/ovn'])
  expect(await leadsTo('/en/artikler/varde-8')).toEqual([308, '/en/artikler/ovn'])
  expect((await leadsTo('/artikler/utkast'))[0]).toBe(404)
  await change(site, id, { slug: 'peis' })
  expect(await leadsTo('/artikler/varde-8')).toEqual([308, '/artikler/peis'])
  expect(await leadsTo('/artikler/ovn')).toEqual([308, '/artikler/peis'])
  await change(site, id, { slug: 'varde-8' })
  expect(await leadsTo('/artikler/varde-8')).toEqual([200, null])
  expect(await leadsTo('/artikler/peis')).toEqual([308, '/artikler/varde-8'])
})

test('a page shows specifications in its language, variants, documents and what goes with it', async () => {
  await using site = await openProgram()
  await offerEnglish(site)
  const stored = async (collection: string, data: object) =>
    (await site.rest('POST', `/api/${collection}`, data)).body.doc?.id
  const group = await stored('articleGroups', { name: 'Ovner' })
  const below = await stored('articleGroups', { name: 'Stål', parent: group })
  const output = await stored('specifications', { name: 'Effekt', kind: 'number', unit: 'kW', position: 2 })
  const air = await stored('specifications', { name: 'Uteluft', kind: 'yesNo', position: 1 })
  const specifications = [
    { specification: output, value: '7,5' },
    { specification: air, value: 'ja' },
  ]
  const related = await create(site, { name: 'Peissett', number: 'EV-1' })
  const id = await create(site, { specifications, group: below, related: [related], variantName: 'Stål' })
  await inEnglish(site, id, { name: 'Varde 8' })
  const page = async (path = '/artikler/varde-8') => (await site.get(path)).text
  expect(await page()).not.toContain('class="variant"')
  const variant = await create(site, {
    name: 'Varde 8 Kleber',
    number: 'EV-1018',
    variantOf: id,
    variantName: 'Kleber',
  })
  const text = await page()
  expect(text).toMatch(/Uteluft<\/th><td>Ja<.*Effekt<\/th><td>7,5\u00a0kW</)
  expect(text).toContain('<a class="variant" href="/artikler/varde-8" aria-current="page">Stål</a>')
  expect(text).toContain('<a class="variant" href="/artikler/varde-8-kleber">Kleber</a>')
  expect(text).toContain('<a class="tile-link" href="/artikler/peissett">')
  expect(text).toContain('<a href="/artikler/gruppe/ovner">Ovner</a>')
  expect(text).toContain('"additionalProperty":[{"@type":"PropertyValue","name":"Uteluft","value":"Ja"}')
  expect(await page('/artikler/varde-8-kleber')).toContain('<a class="variant" href="/artikler/varde-8">Stål</a>')
  const english = await page('/en/artikler/varde-8')
  expect(english).toMatch(/<td>Yes<.*<td>7\.5\u00a0kW</)
  expect(english).not.toContain('Peissett')
  await change(site, variant, { _status: 'draft' })
  expect(await page()).not.toContain('class="variant"')
})
