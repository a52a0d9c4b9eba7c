import { expect, test } from 'vitest'
import type { ForwardedHit } from '../../analytics'
import type { Chosen } from '../settings'
import { ga4 } from './ga4'
import { matomo } from './matomo'
import { plausible } from './plausible'

const site = 'https://www.example.no'

const view: ForwardedHit = {
  kind: 'view',
  at: Date.UTC(2026, 10, 22, 12),
  path: '/en/ovner',
  referrer: 'https://search.example/',
  visitor: 'aGFzaA',
  address: '203.0.113.0',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  consented: true,
}
const search: ForwardedHit = {
  ...view,
  kind: 'search',
  path: '/sok',
  title: 'Søk: rød ovn',
  term: 'rød ovn',
  results: 3,
}
/** The page that shows the results of the search. */
const results: ForwardedHit = { ...search, kind: 'view' }
const campaign = { source: 'brev', medium: 'epost', name: 'vinter' }
const tagged: ForwardedHit = { ...view, title: 'Ovner – Eldvarde', campaign }
const dealerPage: ForwardedHit = { ...view, kind: 'finn_din_forhandler', path: '/finn-forhandler' }
const called: ForwardedHit = { ...view, kind: 'dealerCalled', parameters: { dealer: 7 } }

const settings = {
  upstream: 'ga4',
  ga4: { measurementId: 'G-ABC123', apiSecret: 's&cret', url: 'https://collect.example/mp/collect' },
  matomo: { url: 'https://matomo.example/', siteId: '3', token: 'token' },
  plausible: { url: 'https://plausible.example', domain: 'example.no' },
} as unknown as Chosen

test('Google gets one client for a day, with the shortened address, and no advertising', () => {
  const call = ga4.call([view, dealerPage], settings, site)
  expect(call?.url).toBe('https://collect.example/mp/collect?measurement_id=G-ABC123&api_secret=s%26cret')
  expect(call?.body).toBe(
    '{"client_id":"3437206736.487021106","ip_override":"203.0.113.0","user_agent":"Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0",' +
      '"consent":{"ad_user_data":"DENIED","ad_personalization":"DENIED"},"events":[' +
      '{"name":"page_view","params":{"page_location":"https://www.example.no/en/ovner",' +
      '"page_referrer":"https://search.example/","session_id":"1795348800","engagement_time_msec":1},' +
      '"timestamp_micros":1795348800000000},' +
      '{"name":"finn_din_forhandler","params":{"page_location":"https://www.example.no/finn-forhandler",' +
      '"page_referrer":"https://search.example/","value":0,"currency":"USD",' +
      '"session_id":"1795348800","engagement_time_msec":1},"timestamp_micros":1795348800000000}]}',
  )
})

test('Google gets searches and conversions under names as it writes them', () => {
  const body = JSON.parse(ga4.call([search, called], settings, site)?.body ?? '')
  expect(body.events.map(({ name }: { name: string }) => name)).toEqual(['view_search_results', 'dealer_called'])
  expect(body.events[0].params).toMatchObject({
    search_term: 'rød ovn',
    results: 3,
    page_title: 'Søk: rød ovn',
    page_location: `${site}/sok?search_Query=r%C3%B8d+ovn`,
  })
  expect(body.events[1].params).toMatchObject({ dealer: 7 })
})

test('Google gets the campaign as an event of its own, and the session is the visit', () => {
  const began = Date.UTC(2026, 10, 22, 11, 45)
  const body = JSON.parse(ga4.call([{ ...tagged, visitAt: began }], settings, site)?.body ?? '')
  const session = { session_id: String(began / 1000) }
  expect(body.events).toMatchObject([
    { name: 'campaign_details', params: { source: 'brev', medium: 'epost', campaign: 'vinter', ...session } },
    {
      name: 'page_view',
      params: {
        page_title: 'Ovner – Eldvarde',
        page_location: `${site}/en/ovner?utm_source=brev&utm_medium=epost&utm_campaign=vinter`,
        ...session,
      },
    },
  ])
  // Each is two events, of which a call holds 25.
  expect(ga4.batches(Array.from({ length: 20 }, () => ({ ...tagged }))).map(({ length }) => length)).toEqual([12, 8])
})

test('Matomo gets a search as one action, with its hits, and no view of its results besides', () => {
  expect([view, search, results, dealerPage].map((hit) => matomo.takes?.(hit))).toEqual([true, true, false, true])
  const [request = ''] = JSON.parse(matomo.call([tagged], settings, site)?.body ?? '').requests
  expect(Object.fromEntries(new URLSearchParams(request))).toMatchObject({
    action_name: 'Ovner – Eldvarde',
    url: `${site}/en/ovner?utm_source=brev&utm_medium=epost&utm_campaign=vinter`,
  })
  const none = JSON.parse(matomo.call([{ ...search, results: 0 }], settings, site)?.body ?? '').requests[0]
  expect(new URLSearchParams(none).get('search_count')).toBe('0')
})

test('a call to Google holds one visitor and at most 25 events', () => {
  const many = Array.from({ length: 60 }, () => ({ ...view }))
  const batches = ga4.batches([...many, { ...view, visitor: 'other' }])
  expect(batches.map((batch) => [batch.length, new Set(batch.map(({ visitor }) => visitor)).size])).toEqual([
    [25, 1],
    [25, 1],
    [10, 1],
    [1, 1],
  ])
})

test('Matomo gets many at once, with address, browser and time', () => {
  const call = matomo.call([view, search, called, dealerPage], settings, site)
  expect(call?.url).toBe('https://matomo.example/matomo.php')
  const base = (path: string, rest: string) =>
    `?idsite=3&rec=1&apiv=1&send_image=0&url=https%3A%2F%2Fwww.example.no${path}&_id=af8c6d3c8bd6aec4&cdt=1795348800` +
    '&cip=203.0.113.0&ua=Mozilla%2F5.0+%28X11%3B+Linux+x86_64%29+Firefox%2F140.0' +
    `&urlref=https%3A%2F%2Fsearch.example%2F${rest}`
  expect(call?.body).toBe(
    JSON.stringify({
      requests: [
        base('%2Fen%2Fovner', ''),
        base(
          '%2Fsok%3Fsearch_Query%3Dr%25C3%25B8d%2Bovn',
          '&action_name=S%C3%B8k%3A+r%C3%B8d+ovn&search=r%C3%B8d+ovn&search_count=3',
        ),
        base('%2Fen%2Fovner', '&ca=1&e_c=conversion&e_a=dealer_called&e_n=7'),
        base('%2Ffinn-forhandler', '&ca=1&e_c=conversion&e_a=finn_din_forhandler&e_v=0'),
      ],
      token_auth: 'token',
    }),
  )
})

test('Plausible gets each event alone, address and browser in the headers', () => {
  expect(plausible.batches([view, search]).length).toBe(2)
  const call = plausible.call([view], settings, site)
  expect(call).toEqual({
    url: 'https://plausible.example/api/event',
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
      'x-forwarded-for': '203.0.113.0',
    },
    body: '{"name":"pageview","url":"https://www.example.no/en/ovner","domain":"example.no","referrer":"https://search.example/"}',
  })
  const bodyOf = (hit: ForwardedHit) => JSON.parse(plausible.call([hit], settings, site)?.body ?? '')
  expect(bodyOf(search)).toMatchObject({
    name: 'search',
    url: `${site}/sok?search_Query=r%C3%B8d+ovn`,
    props: { term: 'rød ovn', results: '3', title: 'Søk: rød ovn' },
  })
  expect(bodyOf(tagged)).toMatchObject({
    url: `${site}/en/ovner?utm_source=brev&utm_medium=epost&utm_campaign=vinter`,
    props: { title: 'Ovner – Eldvarde' },
  })
  expect(bodyOf(called)).toMatchObject({ name: 'dealer_called', props: { dealer: '7' } })
  expect(bodyOf(dealerPage)).toMatchObject({ revenue: { currency: 'USD', amount: 0 } })
})

test('without what it takes to reach a service nothing is called', () => {
  const empty = { upstream: 'ga4', ga4: {}, matomo: {}, plausible: {} } as unknown as Chosen
  for (const upstream of [ga4, matomo, plausible]) expect(upstream.call([view], empty, site)).toBeUndefined()
})

test.each([
  [204, 'sent'],
  [401, 'later'],
  [404, 'later'],
  [429, 'later'],
  [500, 'later'],
  [400, 'refused'],
])('HTTP %i means %s', (status, kind) => expect(ga4.judge({ status, body: '', headers: {} }).kind).toBe(kind))

test('Matomo says in its body that the token is wrong', () => {
  const judged = (status: number, body: string) => matomo.judge({ status, body, headers: {} })
  expect(judged(200, '{"status":"success","tracked":2,"invalid":0}')).toEqual({ kind: 'sent' })
  expect(judged(200, '{"status":"error","message":"token_auth is not valid"}')).toEqual({
    kind: 'later',
    error: 'Matomo: token_auth is not valid',
  })
  expect(judged(400, 'Request was not authenticated but should have.').kind).toBe('later')
})

test('Plausible says in a header that it took an event and did not count it', () => {
  const judged = (headers: Record<string, string>) => plausible.judge({ status: 202, body: 'ok', headers })
  expect(judged({})).toEqual({ kind: 'sent' })
  expect(judged({ 'x-plausible-dropped': '1' })).toEqual({ kind: 'refused', error: 'dropped' })
})
