/** The dealer finder and the pages of dealers as a browser without script gets them. */
import { expect, test } from 'vitest'
import { replacePostcodes } from '../../src/features/dealers/postcodes/replace'
import { dealerData } from '../support/dealers'
import { openProgram, type TestProgram } from '../support/program'
import { paragraphs } from '../support/testSite'

const place = (postcode: string, name: string, latitude: number, longitude: number) => ({
  postcode,
  place: name,
  municipality: name,
  position: { latitude, longitude },
})

async function create(site: TestProgram, collection: string, data: object): Promise<number> {
  const { body, status } = await site.rest('POST', `/api/${collection}`, data)
  if (!body.doc) throw new Error(`${collection}: ${status} ${JSON.stringify(body)}`)
  return body.doc.id
}

/** Four dealers: two in Tromsø, one in Bodø, one in Oslo. */
async function openFinder(): Promise<TestProgram & { line: number }> {
  const site = await openProgram()
  await replacePostcodes(site.payload, [
    place('9008', 'Tromsø', 69.65, 18.96),
    place('0150', 'Oslo', 59.91, 10.75),
    place('5200', 'Os', 60.19, 5.47),
    { ...place('2550', 'Os i Østerdalen', 62.5, 11.22), municipality: 'Os' },
  ])
  const [fitting, repair] = [
    await create(site, 'services', { name: 'Montering', position: 1 }),
    await create(site, 'services', { name: 'Service', position: 2 }),
  ]
  const line = await create(site, 'productLines', { name: 'Vedovner' })
  const all = { services: [fitting], holidays: 'open', hours: 'man–søn 00–24' }
  await create(site, 'dealers', dealerData({ ...all, productLines: [line], requestEmail: 'hemmelig@ved.example' }))
  await create(site, 'dealers', dealerData({ number: 'F-2', name: 'Polarglød', latitude: 69.66, services: [repair] }))
  const south = { postcode: '0150', place: 'Oslo', latitude: 59.92, longitude: 10.76 }
  await create(site, 'dealers', dealerData({ number: 'F-3', name: 'Osloglød', ...south, services: [fitting, repair] }))
  await create(site, 'dealers', dealerData({ number: 'F-4', name: 'Utkastet', _status: 'draft' }))
  return Object.assign(site, { line })
}

const text = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<svg[\s\S]*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
/** How a checkbox of the filters is drawn: whether it is chosen, and how many dealers it leaves. */
function choice(html: string, value: string) {
  const [, input = '', count] =
    new RegExp(`<input type="checkbox"([^>]*value="${value}"[^>]*)>.*?finder-count">(\\d+)<`).exec(html) ?? []
  return [input.includes('checked'), Number(count)]
}
const cards = (html: string) => [...html.matchAll(/<h3><a href="[^"]*">([^<]+)/g)].map(([, name]) => name)

test('a postcode gives the dealers within the radius, nearest first, with distance and what they are', async () => {
  await using site = await openFinder()
  const { text: html, status, headers } = await site.get('/finn-forhandler?sted=9008')
  expect(status).toBe(200)
  expect(cards(html)).toEqual(['Ved og Varme', 'Polarglød'])
  expect(text(html)).toContain('2 forhandlere innen 50 km fra 9008 Tromsø')
  expect(text(html)).toContain('1,1 km')
  expect(text(html)).toContain('Åpent – hele døgnet')
  expect(html).toContain('<title>Forhandlere nær 9008 Tromsø')
  expect(html).toContain('name="robots" content="noindex"')
  expect(html).toContain('href="/bestilling?forhandler=ved-og-varme"')
  expect(html).not.toContain('hemmelig@')
  expect(headers.get('content-security-policy')).toContain("img-src 'self' data: https://cache.kartverket.no;")
  expect((await site.get('/')).headers.get('content-security-policy')).toContain("img-src 'self' data:;")
})

test('where none lies within the radius the nearest are shown, with a sentence that says so', async () => {
  await using site = await openFinder()
  const { text: html } = await site.get('/finn-forhandler?sted=5200')
  expect(text(html)).toContain('Ingen forhandlere innen 50 km fra 5200 Os. Dette er de nærmeste.')
  expect(cards(html)).toEqual(['Osloglød', 'Ved og Varme', 'Polarglød'])
  await site.rest('POST', '/api/globals/dealerSettings', { nearest: 1, radius: 400 })
  expect(cards((await site.get('/finn-forhandler?sted=5200&omkrets=10')).text)).toEqual(['Osloglød'])
  expect(text((await site.get('/finn-forhandler?sted=5200')).text)).toContain('1 forhandler innen 400 km fra 5200 Os')
})

test('services, lines and open now narrow down, each with how many are left', async () => {
  await using site = await openFinder()
  const found = async (query: string) => cards((await site.get(`/finn-forhandler?sted=9008${query}`)).text)
  expect(await found('&tjeneste=montering')).toEqual(['Ved og Varme'])
  expect(await found('&tjeneste=montering&tjeneste=service&omkrets=2000')).toEqual(['Osloglød'])
  expect(await found('&linje=vedovner')).toEqual(['Ved og Varme'])
  expect(await found('&apent=1')).toEqual(['Ved og Varme'])
  const { text: html } = await site.get('/finn-forhandler?sted=9008&tjeneste=montering')
  expect([choice(html, 'montering'), choice(html, 'service')]).toEqual([
    [true, 1],
    [false, 0],
  ])
  expect(text((await site.get('/finn-forhandler?sted=9008&linje=vedovner&tjeneste=service')).text)).toContain(
    'Ingen forhandlere har alt du har valgt',
  )
})

test('only dealers that carry the line of the article that was asked about', async () => {
  await using site = await openFinder()
  const stove = { name: 'Varde 8', number: 'EV-1008', productLine: site.line, _status: 'published' }
  await create(site, 'articles', stove)
  const { text: html } = await site.get('/finn-forhandler?sted=9008&artikkel=EV-1008')
  expect(cards(html)).toEqual(['Ved og Varme'])
  expect(text(html)).toContain('Viser forhandlere som fører Varde 8 (EV-1008).')
  const unknown = await site.get('/finn-forhandler?sted=9008&artikkel=EV-9')
  expect(text(unknown.text)).toContain('Vi kjenner ikke artikkelnummer EV-9.')
  expect(cards(unknown.text)).toEqual(['Ved og Varme', 'Polarglød'])
})

test('only dealers that have an article on show; where none has, those that carry it', async () => {
  await using site = await openFinder()
  const stove = await create(site, 'articles', { name: 'Varde 8', number: 'EV-1008', _status: 'published' })
  const basket = { name: 'Kurv', number: 'EV-2', productLine: site.line, _status: 'published' }
  await create(site, 'articles', basket)
  const none = await site.get('/finn-forhandler?sted=9008&utstilt=EV-2')
  expect(cards(none.text)).toEqual(['Ved og Varme'])
  expect(text(none.text)).toContain('Ingen forhandler har meldt at Kurv (EV-2) er utstilt.')
  const { docs } = await site.payload.find({ collection: 'dealers', where: { number: { equals: 'F-2' } } })
  await site.rest('PATCH', `/api/dealers/${docs[0]?.id}`, { onShow: [stove], _status: 'published' })
  const { text: html } = await site.get('/finn-forhandler?sted=9008&utstilt=EV-1008')
  expect(cards(html)).toEqual(['Polarglød'])
  expect(text(html)).toContain('Viser forhandlere som har Varde 8 (EV-1008) utstilt.')
  expect(html).toContain('<input type="hidden" name="utstilt" value="EV-1008"')
  // Far away the nearest is still the one that has it.
  expect(cards((await site.get('/finn-forhandler?sted=0150&utstilt=EV-1008')).text)).toEqual(['Polarglød'])
  const unknown = await site.get('/finn-forhandler?sted=9008&utstilt=EV-9')
  expect(text(unknown.text)).toContain('Vi kjenner ikke artikkelnummer EV-9.')
  expect(cards(unknown.text)).toEqual(['Ved og Varme', 'Polarglød'])

  const page = await site.get('/finn-forhandler/polarglod')
  expect(page.text).toContain('Utstilt hos oss')
  expect(page.text).toContain('href="/artikler/varde-8"')
  expect((await site.get('/finn-forhandler/ved-og-varme')).text).not.toContain('Utstilt hos oss')
  // An article that is taken back stands there no more.
  await site.rest('PATCH', `/api/articles/${stove}`, { _status: 'draft' })
  expect((await site.get('/finn-forhandler/polarglod')).text).not.toContain('Utstilt hos oss')
})

test('a misspelt place is shown as what it nearly is, a street without a town is asked about, and both are said', async () => {
  await using site = await openFinder()
  const nearly = await site.get('/finn-forhandler?sted=Tromsoø')
  expect(text(nearly.text)).toContain('Vi fant ikke «Tromsoø», og viser treff for Tromsø.')
  expect(cards(nearly.text)).toEqual(['Ved og Varme', 'Polarglød'])
  const street = await site.get('/finn-forhandler?sted=Storgata+92')
  expect(text(street.text)).toContain('I hvilken by ligger «Storgata 92»?')
  expect(text(street.text)).toContain('for eksempel «Storgata 92, 9008 Tromsø»')
  // The name of a dealer is meant before a place that is only nearly called so.
  expect(cards((await site.get('/finn-forhandler?sted=Osloglod')).text)).toEqual(['Osloglød'])
})

test('places are suggested while they are typed', async () => {
  await using site = await openProgram()
  const suggested = async (query: string) => {
    const { text: json, headers } = await site.get(`/sok/steder?sted=${query}`)
    expect(headers.get('cache-control')).toBe('public, max-age=3600')
    return JSON.parse(json).suggestions as { label: string; term: string }[]
  }
  expect((await suggested('stei'))[0]).toEqual({ label: 'Steinkjer', term: 'Steinkjer' })
  expect(await suggested('9170')).toEqual([{ label: '9170 Longyearbyen', term: '9170' }])
  expect(await suggested('%00%3C%3E')).toEqual([])
  expect(await suggested('')).toEqual([])
  // What is suggested is found.
  for (const { label, term } of await suggested('sand'))
    expect((await site.get(`/finn-forhandler?sted=${encodeURIComponent(term)}`)).text, label).not.toContain(
      'Vi fant ikke',
    )
})

test('a name, an ambiguous place, an unknown one and a position each get an answer', async () => {
  await using site = await openFinder()
  const named = await site.get('/finn-forhandler?sted=polarglod')
  expect(text(named.text)).toContain('1 forhandler heter noe med «polarglod»')
  expect(cards(named.text)).toEqual(['Polarglød'])
  const choices = await site.get('/finn-forhandler?sted=Os&tjeneste=service')
  expect(text(choices.text)).toContain('Flere steder heter «Os». Hvilket mener du?')
  expect(choices.text).toContain('href="/finn-forhandler?sted=2550&amp;tjeneste=service"')
  const unknown = await site.get('/finn-forhandler?sted=<b>Atlantis</b>&tjeneste=service')
  expect(unknown.status).toBe(200)
  expect(unknown.text).toContain('Vi fant ikke «&lt;b&gt;Atlantis&lt;/b&gt;»')
  expect(unknown.text).toMatch(/<input[^>]*aria-invalid="true"[^>]*value="&lt;b&gt;Atlantis/)
  expect(choice(unknown.text, 'service')[0]).toBe(true)
  expect(text(unknown.text)).toContain('Alle forhandlere')
  const here = await site.get('/finn-forhandler?posisjon=69.651,18.961')
  expect(text(here.text)).toContain('2 forhandlere innen 50 km fra posisjonen din')
  expect(here.text).toContain('type="hidden" name="posisjon" value="69.651,18.961"')
  expect((await site.get('/finn-forhandler?posisjon=nord&omkrets=-1&antall=1e9')).status).toBe(200)
})

test('twenty are shown, and more on request', async () => {
  await using site = await openFinder()
  for (let at = 10; at < 33; at++)
    await create(site, 'dealers', dealerData({ number: `F-${at}`, name: `Ildsted ${at}`, latitude: 69.7 }))
  const { text: html } = await site.get('/finn-forhandler?sted=9008')
  expect([cards(html).length, text(html).includes('25 forhandlere innen 50 km')]).toEqual([20, true])
  expect(html).toContain('href="/finn-forhandler?sted=9008&amp;antall=40"')
  const more = await site.get('/finn-forhandler?sted=9008&antall=40')
  expect([cards(more.text).length, more.text.includes('antall=60')]).toEqual([25, false])
})

test('without a question all dealers are listed; the page is kept, and made anew when a dealer changes', async () => {
  await using site = await openFinder()
  const before = await site.get('/finn-forhandler')
  expect(text(before.text)).toContain('3 forhandlere i alt')
  expect(before.text).toContain('<a href="/finn-forhandler/osloglod">Osloglød</a>')
  expect(before.text).not.toContain('Utkastet')
  expect(text(before.text)).toContain('Troms, Finnmark og Svalbard')
  const { body } = await site.rest('GET', '/api/dealers?where[number][equals]=F-3')
  await site.rest('PATCH', `/api/dealers/${body.docs?.[0]?.id}`, { name: 'Osloflammen', _status: 'published' })
  expect((await site.get('/finn-forhandler')).text).toContain('Osloflammen')
  expect(text((await site.get('/en/finn-forhandler')).text)).not.toContain('forhandlere i alt')
})

test('the page that editors chose gives the finder its address, its title and what stands below', async () => {
  await using site = await openFinder()
  await site.rest('POST', '/api/globals/site', { languages: ['nb', 'en'] })
  const page = await create(site, 'pages', {
    title: 'Butikker',
    slug: 'butikker',
    description: 'Her finner du oss.',
    _status: 'published',
    body: [{ blockType: 'richText', content: paragraphs('Ta med bilder.') }],
  })
  await site.rest('POST', '/api/globals/site', { dealerPage: page })
  const { text: html } = await site.get('/butikker?sted=9008')
  expect(html).toContain('<h1 class="finder-title">Butikker</h1>')
  expect(html).toContain('content="Her finner du oss."')
  expect(html.indexOf('Ta med bilder.')).toBeGreaterThan(html.indexOf('Ved og Varme'))
  expect(html).toContain('href="/butikker/ved-og-varme"')
  expect((await site.get('/butikker/ved-og-varme')).status).toBe(200)
  expect((await site.get('/finn-forhandler')).status).toBe(404)
  expect((await site.get('/finn-forhandler/ved-og-varme')).status).toBe(404)
})

test('a dealer has a page with all that visitors may know, and tells search engines', async () => {
  await using site = await openFinder()
  const { body } = await site.rest('GET', '/api/dealers?where[number][equals]=F-1')
  await site.rest('PATCH', `/api/dealers/${body.docs?.[0]?.id}`, {
    hours: 'man–fre 09–17\nlør 10–14',
    exceptions: '24.12.2099 10–13 Julaften',
    holidays: 'closed',
    phone: '22 00 00 00',
    email: 'post@ved.example',
    web: 'https://ved.example',
    contacts: [{ name: 'Kari Lien', title: 'Montør' }],
    _status: 'published',
  })
  const { text: html, status } = await site.get('/finn-forhandler/ved-og-varme')
  expect(status).toBe(200)
  for (const part of ['Storgata 1', '09.00–17.00', 'Kari Lien', 'Montering', 'Vedovner', 'Polarglød'])
    expect(text(html), part).toContain(part)
  expect(html).toContain('href="tel:+4722000000"')
  expect(html).toContain('href="mailto:post@ved.example"')
  expect(html).toContain('https://www.google.com/maps/dir/?api=1&amp;destination=69.65%2C18.96')
  expect(html).not.toContain('hemmelig@')
  const data = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].flatMap(
    ([, json = '']) => JSON.parse(json),
  )
  const shop = data.find((item: { '@type': string }) => item['@type'] === 'HomeGoodsStore')
  expect(shop).toMatchObject({
    name: 'Ved og Varme',
    telephone: '22 00 00 00',
    geo: { latitude: 69.65, longitude: 18.96 },
    address: { postalCode: '9008', addressCountry: 'NO' },
  })
  expect(shop.openingHoursSpecification).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    opens: '09:00',
    closes: '17:00',
    dayOfWeek: 'Monday',
  })
  expect(shop.openingHoursSpecification.filter((one: object) => 'validFrom' in one).length).toBeGreaterThanOrEqual(5)
  expect((await site.get('/sitemap.xml')).text).toContain('/finn-forhandler/ved-og-varme</loc>')
  expect((await site.get('/finn-forhandler/utkastet')).status).toBe(404)
  expect((await site.get('/finn-forhandler/finnes-ikke')).status).toBe(404)
})
