/** Events as visitors, calendars and search engines meet them. */
import { expect, test } from 'vitest'
import { dealerData } from '../support/dealers'
import { check, emptyDraft } from '../support/drafts'
import { faultOf, openProgram, type TestProgram } from '../support/program'

const DAY = 24 * 60 * 60_000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

async function create(site: TestProgram, collection: string, fields: object): Promise<number> {
  const { status, body } = await site.rest('POST', `/api/${collection}`, fields)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.doc?.id ?? 0
}

const event = (site: TestProgram, title: string, startsAt: string, more: object = {}) =>
  create(site, 'events', { title, startsAt, _status: 'published', ...more })

const titlesOn = async (site: TestProgram, path: string) =>
  [...(await site.get(path)).text.matchAll(/class="event-link"[^>]*>([^<]+)</g)].map(([, title]) => title)

const eventData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    .map(([, json = '']) => JSON.parse(json))
    .find((data) => data['@type'] === 'Event')

test('the list has what is to come by month, and what is over apart', async () => {
  await using site = await openProgram()
  expect((await site.get('/arrangementer')).status).toBe(404)
  await event(site, 'Senere', inDays(400))
  await event(site, 'Snart', inDays(2))
  await event(site, 'I fjor', inDays(-300))
  await event(site, 'I går', inDays(-2), { endsAt: inDays(-1) })
  expect(await titlesOn(site, '/arrangementer')).toEqual(['Snart', 'Senere'])
  expect((await site.get('/arrangementer')).text.match(/<h2/g)).toHaveLength(2)
  expect(await titlesOn(site, '/arrangementer?vis=tidligere')).toEqual(['I går', 'I fjor'])
  expect((await site.get('/arrangementer?vis=alt')).headers.get('location')).toBe('/arrangementer')
  expect((await site.get('/arrangementer/i-fjor')).text).toContain('Arrangementet er over.')
})

test('a page that is kept renews itself when an event is over', async () => {
  await using site = await openProgram()
  await event(site, 'Etterpå', inDays(5))
  const id = await event(site, 'Straks over', inDays(-1), { endsAt: inDays(1) })
  // Long enough for this machine to see it before it is over.
  let shown: unknown[] = []
  for (let ahead = 2000; shown.length < 2; ahead *= 2) {
    const endsAt = new Date(Date.now() + ahead).toISOString()
    await site.rest('PATCH', `/api/events/${id}`, { endsAt, _status: 'published' })
    shown = await titlesOn(site, '/arrangementer')
  }
  expect(shown).toEqual(['Straks over', 'Etterpå'])
  await expect.poll(() => titlesOn(site, '/arrangementer'), { timeout: 120_000 }).toEqual(['Etterpå'])
})

test('an event says when, where and in what state it is, to readers and to search engines', async () => {
  await using site = await openProgram()
  const dealer = await create(site, 'dealers', dealerData())
  await event(site, 'Kurs', '2030-10-26T16:00:00Z', {
    endsAt: '2030-10-26T18:30:00Z',
    dealer,
    state: 'soldOut',
    signUpUrl: 'https://kurs.example/pamelding',
    onlineUrl: 'https://kurs.example/direkte',
  })
  const { text } = await site.get('/arrangementer/kurs')
  expect(text).toContain('<time dateTime="2030-10-26T16:00:00.000Z">26. oktober 2030 kl. 18:00–20:30</time>')
  expect(text).toContain('href="/finn-forhandler/ved-og-varme">Ved og Varme</a>')
  expect(text).toContain('Fullt')
  expect(text).not.toContain('Meld deg på')
  expect(eventData(text)).toMatchObject({
    name: 'Kurs',
    startDate: '2030-10-26T16:00:00.000Z',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: [{ '@type': 'Place', name: 'Ved og Varme' }, { '@type': 'VirtualLocation' }],
    offers: { url: 'https://kurs.example/pamelding', availability: 'https://schema.org/SoldOut' },
  })
  await event(site, 'Messe', '2030-10-26T22:00:00Z', { endsAt: '2030-10-28T23:00:00Z', allDay: true, place: 'Hallen' })
  const fair = (await site.get('/arrangementer/messe')).text
  expect(fair).toContain('27. oktober 2030 – 29. oktober 2030')
  expect(eventData(fair)).toMatchObject({ startDate: '2030-10-27', endDate: '2030-10-29' })
})

test('the calendar holds all events, each has a file, and a change has a higher number', async () => {
  await using site = await openProgram()
  const id = await event(site, 'Kurs', '2030-11-24T17:00:00Z', { place: 'Verkstedet', city: 'Vinstra' })
  await event(site, 'Messe', '2030-10-26T22:00:00Z', { allDay: true })
  await event(site, 'For lenge siden', inDays(-800))
  const all = await site.get('/arrangementer/alle/kalender.ics')
  expect(all.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(all.text.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(all.text).toContain(`UID:event-${id}@localhost\r\n`)
  expect(all.text).toContain('DTSTART;VALUE=DATE:20301027\r\n')
  const read = async () => (await site.get('/arrangementer/kurs/kalender.ics')).text
  expect(await read()).toContain('DTSTART:20301124T170000Z\r\n')
  expect(await read()).toContain('LOCATION:Verkstedet\\, Vinstra\r\n')
  expect(await read()).toContain('SEQUENCE:0\r\n')
  await site.rest('PATCH', `/api/events/${id}`, { state: 'cancelled', _status: 'published' })
  expect(await read()).toContain('SEQUENCE:1\r\n')
  expect(await read()).toContain('STATUS:CANCELLED\r\n')
  expect((await site.get('/arrangementer/finnes-ikke/kalender.ics')).status).toBe(404)
  const asked = async (etag: string | null) =>
    site.get('/arrangementer/alle/kalender.ics', { 'if-none-match': etag ?? '' })
  const changed = await asked(all.headers.get('etag'))
  expect([changed.status, (await asked(changed.headers.get('etag'))).status]).toEqual([200, 304])
})

test('what cannot be is refused with the field’s reason', async () => {
  await using site = await openProgram()
  const refused = async (fields: object) =>
    faultOf((await site.rest('POST', '/api/events', { title: 'Kurs', _status: 'published', ...fields })).body)
  expect(await refused({ startsAt: '2030-01-02T10:00:00Z', endsAt: '2030-01-01T10:00:00Z' })).toBe(
    'Slutten må være etter starten.',
  )
  expect(await refused({ startsAt: '2030-01-02T10:00:00Z', signUpUrl: 'javascript:alert(1)' })).toBe(
    'Skriv en full adresse: https://…',
  )
})

test('an event is found by search, stands in the site map and in a block, and in the languages of its titles', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/globals/site', { languages: ['nb', 'en'] })
  const id = await event(site, 'Peisvisning', inDays(3), { city: 'Vinstra' })
  await create(site, 'pages', {
    title: 'Møt oss',
    slug: 'mot-oss',
    body: [{ blockType: 'events', heading: 'Kommer', limit: 1, showAll: true }],
    _status: 'published',
  })
  expect(await titlesOn(site, '/mot-oss')).toEqual(['Peisvisning'])
  expect((await site.get('/sok?search_Query=vinstra')).text).toContain('href="/arrangementer/peisvisning"')
  expect((await site.get('/sitemap.xml')).text).toContain(`<loc>${site.url}/arrangementer/peisvisning</loc>`)
  expect((await site.get('/en/arrangementer/peisvisning')).headers.get('location')).toBe('/arrangementer/peisvisning')
  await site.rest('PATCH', `/api/events/${id}?locale=en`, { title: 'Fireside evening', _status: 'published' })
  expect((await site.get('/en/arrangementer/peisvisning')).text).toContain('Fireside evening')
  expect((await site.get('/en/events')).headers.get('location')).toBe('/en/arrangementer')
  expect((await site.get('/en/arrangementer/alle/kalender.ics')).text).toContain('SUMMARY:Fireside evening')
  await event(site, 'Før den', inDays(1))
  expect(await titlesOn(site, '/mot-oss')).toEqual(['Før den'])
})

test('the draft of an event is shown to staff alone', async () => {
  await using site = await openProgram()
  const id = await event(site, 'Kurs', inDays(3))
  await site.rest('PATCH', `/api/events/${id}?draft=true`, { title: 'Et annet kurs', _status: 'draft' })
  expect((await site.get('/arrangementer/kurs')).text).not.toContain('Et annet kurs')
  expect((await site.get(`/preview/events/${id}?locale=nb`)).status).toBe(302)
  const draft = await site.get(`/preview/events/${id}?locale=nb`, { authorization: `JWT ${site.token}` })
  expect(draft.text).toContain('Et annet kurs')
})

test('the check of an event says what publishing refuses, and what its readers would miss', async () => {
  await using site = await openProgram()
  const startsAt = '2030-05-02T10:00:00.000Z'
  const id = await emptyDraft(site, 'events', { startsAt, endsAt: '2030-05-01T10:00:00.000Z' })
  expect(await check(site, `events/${id}/check?locale=nb&language=en`)).toEqual([
    ['endsAt', true, 'Ends: The end must be after the start.'],
    [0, false, 'The block has no content and is not shown. Fill it in, or remove it.'],
    ['description', false, 'The description is missing. Search engines then choose what to show.'],
  ])
  // Its calendar file and its list are addresses of the site, published or not.
  await site.rest('PATCH', `/api/events/${id}?draft=true`, { endsAt: null, summary: 'Kort.', body: [] })
  expect(await check(site, `events/${id}/check?locale=nb&language=nb`)).toEqual([])
  // There is no English title.
  expect((await check(site, `events/${id}/check?locale=en&language=nb`))[0]).toEqual([
    'title',
    true,
    'Tittel: Dette feltet er påkrevd.',
  ])
})
