/** What is collected of visitors over HTTP, and what is counted of it (docs/behaviour.md#analytics). */
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { registrationNonce } from '../../src/features/accounts/nonce'
import { PATIENCE } from '../../src/features/analytics/collecting/views'
import { countBatch, SETTLED } from '../../src/features/analytics/counting/count'
import { deleteOldCounts } from '../../src/features/analytics/counting/deleteOld'
import { dayOf } from '../../src/features/analytics/counting/periods'
import { dayValues } from '../../src/features/analytics/counting/values'
import { browser, countAll, hit, PROXY, script, storedEvents } from '../support/analytics'
import { kari, post } from '../support/members'
import { newOrder, siteWithDealers } from '../support/orders'
import { openProgram } from '../support/program'
import { readRows } from '../support/rows'

// Without the work beside requests: it would count along as soon as a test moves the clock.
const site = await siteWithDealers({ ROLE: 'web' })
// A page that is read leaves a view that waits a minute for its script: on another site than those that tests count.
const pages = await siteWithDealers({ ROLE: 'web' })
afterAll(() => Promise.all([site, pages].map((one) => one[Symbol.asyncDispose]())))
const { payload } = site
afterEach(() => vi.useRealTimers())

let visitors = 0
/** Somebody who has not been here before. */
const visitor = (headers: Record<string, string> = script) => ({
  ...headers,
  'x-forwarded-for': `10.0.${Math.floor(visitors / 250)}.${(visitors++ % 250) + 1}`,
})

const tell = async (body: string, headers: Record<string, string> = visitor(), path = PROXY) => {
  const answer = await fetch(site.url + path, {
    method: 'POST',
    headers,
    body,
  })
  return { status: answer.status, body: await answer.json() }
}
const empty = () => readRows(payload, 'delete from analytics_events')
const kinds = async () => (await storedEvents(payload)).map(({ kind, path }) => `${kind} ${path ?? ''}`.trim())
const accepted = { status: 200, body: { success: true, data: '' } }
const refused = { status: 200, body: { success: false, data: '' } }

test('a view told of by the script is stored before it is acknowledged, and holds nothing of who it was', async () => {
  await empty()
  const headers = { ...visitor(), 'x-forwarded-for': '203.0.113.77' }
  const view = hit(
    'view',
    { path: '/artikler/varde', article: 1 },
    { search: '?utm_source=Brev&utm_campaign=h', referrer: 'https://www.google.com/x?q=kari' },
  )
  expect(await tell(view, headers)).toEqual(accepted)
  const [event] = await storedEvents(payload)
  expect(event).toMatchObject({
    kind: 'view',
    path: '/artikler/varde',
    source: 'brev',
    campaign: 'h',
    referrer: 'google.com',
  })
  expect(Number(event?.article)).toBe(1)
  const everything = JSON.stringify([
    event,
    await readRows(payload, 'select * from analytics_visitors'),
    await readRows(payload, 'select * from analytics_counts'),
  ])
  for (const part of ['203.0.113', 'Chrome', 'kari']) expect(everything).not.toContain(part)
})

test('the dealer page’s view is a conversion, whatever its letters’ case, and no other path is', async () => {
  await empty()
  const headers = visitor()
  for (const path of ['/finn-forhandler', '/Finn-Forhandler', '/finn-forhandler/ved', '/om-finn-forhandler'])
    await tell(hit('view', { path }), headers)
  expect((await kinds()).filter((kind) => !kind.startsWith('view'))).toEqual([
    'finn_din_forhandler /finn-forhandler',
    'finn_din_forhandler …',
  ])
})

test('where editors have put the finder, its view is the conversion too', async () => {
  await empty()
  await tell(hit('view', { path: '/artikler', finder: true }))
  expect(await kinds()).toContain('finn_din_forhandler /artikler')
})

test.each([
  ['below the address', `${PROXY}/r/collect?v=1&t=pageview&dl=https%3A%2F%2Fx.no%2Fartikler`, ''],
  ['in a body', `${PROXY}/g/collect`, 'v=2&en=page_view&dl=https%3A%2F%2Fx.no%2Fartikler'],
])('hits of scripts that were written for Google are page views: %s', async (_, path, body) => {
  await empty()
  expect(await tell(body, visitor(), path)).toEqual(accepted)
  expect(await kinds()).toEqual(['view /artikler'])
})

test('GET is answered as POST is', async () => {
  await empty()
  const answer = await fetch(`${site.url}${PROXY}/collect?t=pageview&dp=%2Fsok`, { headers: visitor() })
  expect([answer.status, await answer.json()]).toEqual([200, accepted.body])
  expect(await kinds()).toEqual(['view /sok'])
})

test('what cannot be understood, and what another site sends, is refused with 200', async () => {
  await empty()
  expect(await tell('{"kind":"view"')).toEqual(refused)
  expect(await tell(hit('orderRequestSent', { path: '/' }))).toEqual(refused)
  expect(await tell(hit('view', { path: '/' }), { ...visitor(), 'sec-fetch-site': 'cross-site' })).toEqual(refused)
  expect(await kinds()).toEqual([])
})

test.each([
  ['programs', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
  ['who asks not to be followed', { dnt: '1' }],
  ['who asks for privacy', { 'sec-gpc': '1' }],
  ['the site’s own people', { cookie: 'payload-token=abc' }],
])('left out, and told that all is well: %s', async (_, headers) => {
  await empty()
  const before = await site.get('/sok?search_Query=varde', { ...visitor(browser), ...headers })
  expect(before.status).toBe(200)
  expect(await tell(hit('view', { path: '/' }), { ...visitor(), ...headers })).toEqual(accepted)
  expect(await kinds()).toEqual([])
})

test('a search is stored with its hits, when it is answered; turning its pages is none', async () => {
  const searches = async () => (await storedEvents(pages.payload)).filter(({ kind }) => kind === 'search')
  await pages.get('/sok?search_Query=%20VARDE%20', visitor(browser))
  await pages.get('/sok?search_Query=finnesikke', visitor(browser))
  await expect
    .poll(async () => (await searches()).map(({ term, results }) => [term, Number(results)]))
    .toEqual([
      ['varde', 1],
      ['finnesikke', 0],
    ])
})

test('where a dealer is sought is stored with the way to the nearest', async () => {
  await pages.get('/finn-forhandler?sted=9008', visitor(browser))
  await expect
    .poll(async () => (await storedEvents(pages.payload)).map(({ kind, postcode }) => [kind, postcode]))
    .toContainEqual(['dealerSought', '9008'])
  const sought = (await storedEvents(pages.payload)).find(({ kind }) => kind === 'dealerSought')
  expect(Number(sought?.kilometres)).toBeLessThan(10)
})

test('an order request is counted for the dealer that got it', async () => {
  await empty()
  const headers = { ...visitor(browser), 'sec-fetch-site': 'same-origin', referer: `${site.url}/bestilling` }
  const form = newOrder(site)
  for (const cell of ['1', 'EV-1']) form.append('input_15[]', cell)
  const answer = await fetch(`${site.url}/bestilling`, { method: 'POST', redirect: 'manual', headers, body: form })
  expect(answer.status).toBe(303)
  await expect.poll(kinds).toEqual(['orderRequestSent /bestilling'])
  expect(Number((await storedEvents(payload))[0]?.dealer)).toBe(site.near)
})

test('an article that is put into the order without script is counted', async () => {
  await empty()
  const headers = {
    ...visitor(browser),
    'sec-fetch-site': 'same-origin',
    origin: site.url,
    referer: `${site.url}/artikler/varde`,
  }
  const body = new URLSearchParams({ artnr: 'EV-1', page: '/artikler/varde' })
  const answer = await fetch(`${site.url}/bestilling/legg-til`, { method: 'POST', redirect: 'manual', headers, body })
  expect(answer.status).toBe(303)
  await expect
    .poll(async () => (await storedEvents(payload)).map(({ kind, article }) => [kind, Number(article)]))
    .toEqual([['articleAdded', 1]])
})

test('of one visitor’s hits some hundreds a minute are taken', async () => {
  await empty()
  const headers = visitor()
  let taken = 0
  // More connections at once than a loaded machine takes would be reset.
  for (let part = 0; part < 15; part++) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => tell(hit('view', { path: '/' }), headers)))
    taken += answers.filter(({ body }) => body.success).length
  }
  expect(taken).toBeGreaterThanOrEqual(600)
  expect(taken).toBeLessThan(1500)
  expect(await tell(hit('view', { path: '/' }))).toEqual(accepted)
})

test('a page says of itself what it is, and one that is somebody’s own says nothing', async () => {
  expect((await site.get('/artikler/varde')).text).toContain(
    'data-insight="{&quot;path&quot;:&quot;/artikler/varde&quot;,&quot;article&quot;:1}"',
  )
  expect((await site.get('/finnes-ikke')).text).not.toContain('data-insight')
})

test('what has come in is counted once, by hour, day and month, however often it is asked for', async () => {
  await empty()
  await readRows(payload, 'delete from analytics_counts')
  const headers = visitor()
  await tell(hit('view', { path: '/' }), headers)
  await tell(hit('view', { path: '/finn-forhandler' }), headers)
  await tell(hit('dealerCalled', { path: '/finn-forhandler' }, { dealer: site.near }), headers)
  // What has not settled yet waits.
  expect((await countAll(payload, Date.now())).size).toBe(0)
  const counts = await countAll(payload)
  expect(await countAll(payload)).toEqual(counts)
  const day = dayOf(Date.now())
  expect(counts.get(`${day} all visits`)).toBe(1)
  expect(counts.get(`${day} all views`)).toBe(2)
  expect(counts.get(`${day} all leads`)).toBe(1)
  expect(counts.get(`${day} page / leads`)).toBe(1)
  expect(counts.get(`${day} dealer ${site.near} dealerCalled`)).toBe(1)
  expect(counts.get(`${day.slice(0, 7)} all finn_din_forhandler`)).toBe(1)
  expect([...counts.keys()].filter((key) => /^\S+T\d\d all visits$/.test(key))).toHaveLength(1)
})

test('what two count at once is counted once', async () => {
  await empty()
  await readRows(payload, 'delete from analytics_counts')
  const headers = visitor()
  for (let at = 0; at < 20; at++) await tell(hit('view', { path: `/side-${at}` }), headers)
  const later = Date.now() + SETTLED + 1000
  await Promise.all(Array.from({ length: 4 }, () => countBatch(payload, dayValues(), later)))
  const counts = await countAll(payload)
  expect(counts.get(`${dayOf(Date.now())} all views`)).toBe(20)
  expect(counts.get(`${dayOf(Date.now())} all visits`)).toBe(1)
})

test('what one counts while another counts the same and more is counted once, and the rest after it', async () => {
  await empty()
  await readRows(payload, 'delete from analytics_counts')
  const headers = visitor()
  const noon = Date.parse(`${dayOf(Date.now())}T11:00:00Z`)
  vi.useFakeTimers({ toFake: ['Date'] })
  for (let second = 0; second < 20; second++) {
    vi.setSystemTime(noon + second * 1000)
    await tell(hit('view', { path: `/side-${second}` }), headers)
  }
  // Each reads its lot before any has stored one.
  await Promise.all([5, 10, 15, 20].map((second) => countBatch(payload, dayValues(), noon + second * 1000 + SETTLED)))
  const counts = await countAll(payload, noon + 60_000 + SETTLED)
  expect(counts.get(`${dayOf(noon)} all views`)).toBe(20)
  expect(counts.get(`${dayOf(noon)} all visits`)).toBe(1)
})

test('a visitor who does nothing for more than thirty minutes comes anew', async () => {
  await empty()
  await readRows(payload, 'delete from analytics_counts')
  const headers = visitor()
  const minute = 60 * 1000
  const noon = Date.parse(`${dayOf(Date.now())}T11:00:00Z`)
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const at of [0, 30 * minute, 60 * minute + 1]) {
    vi.setSystemTime(noon + at)
    await tell(hit('view', { path: '/' }), headers)
  }
  const counts = await countAll(payload, noon + 120 * minute)
  expect(counts.get(`${dayOf(noon)} all views`)).toBe(3)
  expect(counts.get(`${dayOf(noon)} all visits`)).toBe(2)
  expect(counts.get(`${dayOf(noon)}T12 all visits`) ?? counts.get(`${dayOf(noon)}T13 all visits`)).toBeGreaterThan(0)
})

test('a member who registers is counted, and so is who joins the newsletter', async () => {
  await empty()
  const { secret } = payload
  const person = { ...kari, action: 'register_user', nonce: registrationNonce(secret) }
  const registered = await post(site, '/wp-admin/admin-ajax.php', person, {
    ...visitor(),
    referer: `${site.url}/konto`,
  })
  expect(registered.status).toBe(200)
  await expect.poll(kinds).toEqual(['memberRegistered /konto'])
  await payload.updateGlobal({ slug: 'newsletterSettings', data: { verification: false } as never })
  const subscriber = { name: 'Ina', mobile: '+4741234567' }
  const from = { ...visitor(), referer: `${site.url}/samtykke` }
  expect((await post(site, '/wp-json/wpsms/v1/newsletter', subscriber, from)).status).toBe(200)
  await expect.poll(kinds).toEqual(['memberRegistered /konto', 'newsletterJoined /samtykke'])
})

test('what is over its time goes: single events, hours, counts, and visits of earlier days', async () => {
  await empty()
  await readRows(payload, 'delete from analytics_counts')
  await tell(hit('view', { path: '/' }))
  await countAll(payload)
  const day = 24 * 60 * 60 * 1000
  const keeping = { keepRawDays: 90, keepCountsMonths: 36 }
  const left = async () => [
    (await storedEvents(payload)).length,
    (await readRows(payload, 'select distinct visitor from analytics_visitors')).length > 0,
    new Set(
      (await readRows(payload, 'select period from analytics_counts')).map(({ period }) => String(period).length),
    ),
  ]
  await deleteOldCounts(payload, keeping, Date.now() + day / 2)
  expect(await left()).toEqual([1, true, new Set([7, 10, 13])])
  await deleteOldCounts(payload, keeping, Date.now() + 2 * day)
  expect(await left()).toEqual([1, false, new Set([7, 10, 13])])
  await deleteOldCounts(payload, keeping, Date.now() + 91 * day)
  expect(await left()).toEqual([0, false, new Set([7, 10])])
  await deleteOldCounts(payload, keeping, Date.now() + 38 * 31 * day)
  expect(await left()).toEqual([0, false, new Set()])
})

test('who a visitor is changes with the day, and the day before cannot be asked', async () => {
  const salts = () => readRows(payload, 'select day, salt from analytics_salts')
  await tell(hit('view', { path: '/' }))
  expect((await salts()).map(({ day }) => day)).toEqual([dayOf(Date.now())])
  const { daySalts, visitorHash } = await import('../../src/features/analytics/collecting/visitor')
  const days = daySalts(payload)
  const now = Date.now()
  const today = await days.at(now)
  const tomorrow = await days.at(now + 24 * 60 * 60 * 1000)
  const requestContext = { address: '192.0.2.1', headers: browser }
  expect(visitorHash(today, requestContext)).toBe(visitorHash(today, requestContext))
  expect(visitorHash(tomorrow, requestContext)).not.toBe(visitorHash(today, requestContext))
  expect((await salts()).map(({ salt }) => salt)).toEqual([tomorrow])
  expect(JSON.stringify(await salts())).not.toContain(today)
})

test('switched off, pages say nothing of themselves and nothing is stored', async () => {
  await using quiet = await openProgram()
  await quiet.rest('POST', '/api/globals/analyticsSettings', { enabled: false })
  expect((await quiet.get('/sok?search_Query=x', browser)).text).not.toContain('data-insight')
  const answer = await fetch(quiet.url + PROXY, { method: 'POST', headers: script, body: hit('view', { path: '/' }) })
  expect(await answer.json()).toEqual(accepted.body)
  expect(await storedEvents(quiet.payload)).toEqual([])
})

test('a process that ends stores the views that no script has told of', async () => {
  expect(SETTLED).toBeGreaterThan(PATIENCE)
  const ending = await siteWithDealers()
  await ending.get('/artikler/varde', browser)
  // A kept page is counted as one that was drawn.
  await ending.get('/artikler/varde', browser)
  await ending.get('/artikler/varde', { ...browser, 'sec-purpose': 'prefetch;prerender' })
  // What no browser asked for as a page.
  await ending.get('/artikler/varde', script)
  await ending.get('/finnes-ikke', browser)
  await ending.stopWork()
  expect(
    (await storedEvents(ending.payload)).map(({ kind, path, scriptless }) => [kind, path, Boolean(scriptless)]),
  ).toEqual([
    ['view', '/artikler/varde', true],
    ['view', '/artikler/varde', true],
  ])
  await ending[Symbol.asyncDispose]()
})

test('what a link says of a person is not stored, in whatever form; what it says of a campaign is', async () => {
  await empty()
  await readRows(payload, 'delete from analytics_counts')
  const search = (source: string, campaign: string) => ({
    search: `?utm_source=${source}&utm_medium=sms&utm_campaign=${campaign}`,
    referrer: 'https://41234567.example.org/kari@example.com?q=kari@example.com',
  })
  await tell(hit('view', { path: '/artikler' }, search('kari%40example.com', 'til-412%252034%2520567')))
  await tell(hit('view', { path: '/artikler' }, search('kari%2540example.com', '%2B4741234567')))
  await tell(hit('view', { path: '/artikler' }, search('01019012345', `${'a'.repeat(92)}kari@example.com`)))
  await tell(hit('view', { path: '/takk/kari@example.com' }, search('brev', 'h%C3%B8st-2026')))
  await tell('', visitor(), `${PROXY}/collect?t=pageview&dp=%2Fring%2F41234567`)
  expect(
    (await storedEvents(payload)).map(({ path, source, medium, campaign, referrer }) => [
      path,
      source,
      medium,
      campaign,
      referrer,
    ]),
  ).toEqual([
    ...Array.from({ length: 3 }, () => ['/artikler', null, 'sms', null, null]),
    ['…', 'brev', 'sms', 'høst-2026', null],
    ['…', null, null, null, null],
  ])
  const everything = JSON.stringify([await storedEvents(payload), [...(await countAll(payload)).keys()]])
  expect(everything).not.toMatch(/kari|41234567|412 34|010190/i)
})

test('paths that are no pages are counted together, and do not push pages out', async () => {
  await empty()
  await readRows(payload, 'delete from analytics_counts')
  await site.get('/artikler/varde')
  await Promise.all(Array.from({ length: 300 }, (_, nth) => tell(hit('view', { path: `/finnes-ikke/${nth}` }))))
  await tell(hit('view', { path: '/artikler/varde' }))
  expect(new Set(await kinds())).toEqual(new Set(['view …', 'view /artikler/varde']))
  const counts = await countAll(payload)
  const today = dayOf(Date.now())
  expect(counts.get(`${today} page … views`)).toBe(300)
  expect(counts.get(`${today} page /artikler/varde views`)).toBe(1)
})

test('a visit that lands on search results, or on the finder with a postcode, keeps its source and its landing page', async () => {
  await using landed = await siteWithDealers()
  const tags = 'utm_source=brev&utm_medium=epost&utm_campaign=vinter'
  const landings = [
    [`/sok?search_Query=varde&${tags}`, '/sok'],
    [`/artikler?${tags}&search_Query=varde`, '/sok'],
    [`/finn-forhandler?sted=9008&${tags}`, '/finn-forhandler'],
  ] as const
  const google = 'https://www.google.com/'
  for (const [at, [address, path]] of landings.entries())
    for (const hasScript of [true, false]) {
      const from = { 'x-forwarded-for': `10.44.${at}.${hasScript ? 1 : 2}` }
      const answer = await fetch(landed.url + address, { headers: { ...browser, ...from, referer: google } })
      expect(answer.status).toBe(200)
      if (hasScript)
        await fetch(landed.url + PROXY, {
          method: 'POST',
          headers: { ...script, ...from },
          body: hit('view', { path }, { search: new URL(answer.url).search, referrer: google }),
        })
    }
  // Views that no script has told of are stored.
  await landed.stopWork()
  const counts = await countAll(landed.payload)
  const day = dayOf(Date.now())
  expect(counts.get(`${day} all visits`)).toBe(6)
  expect(counts.get(`${day} referrer google.com visits`)).toBe(6)
  expect(counts.get(`${day} campaign brev\tepost\tvinter visits`)).toBe(6)
  expect(counts.get(`${day} page /sok entries`)).toBe(4)
  expect(counts.get(`${day} page /finn-forhandler entries`)).toBe(2)
  expect(counts.get(`${day} all searches`)).toBe(4)
})

test('what is done after a pause begins a visit that knows its campaign and its source', async () => {
  await empty()
  await readRows(payload, 'delete from analytics_counts')
  const headers = visitor()
  const tags = '?utm_source=brev&utm_campaign=pause'
  await tell(
    hit('articleAdded', { path: '/artikler/varde', article: 1 }, { search: tags, referrer: 'https://bing.com' }),
    headers,
  )
  const posts = {
    ...visitor(browser),
    'sec-fetch-site': 'same-origin',
    origin: site.url,
    referer: `${site.url}/artikler/varde${tags}`,
  }
  const body = new URLSearchParams({ artnr: 'EV-1', page: '/artikler/varde' })
  await fetch(`${site.url}/bestilling/legg-til`, { method: 'POST', redirect: 'manual', headers: posts, body })
  await expect.poll(async () => (await storedEvents(payload)).length).toBe(2)
  const counts = await countAll(payload)
  expect(counts.get(`${dayOf(Date.now())} campaign brev\t\tpause visits`)).toBe(2)
  expect(counts.get(`${dayOf(Date.now())} referrer bing.com visits`)).toBe(1)
})
