import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnalyticsEvent } from '../collecting/event'
import { DEALER_PAGE, VISIT_TIMEOUT } from '../metrics'
import { addToVisit, type Counted, type Visit } from './visits'

const event = (at: number, given: Partial<AnalyticsEvent> = {}): AnalyticsEvent => ({
  kind: 'view',
  at,
  visitor: 'v',
  path: '/',
  ...given,
})

/** Counts of a visitor's events, as `dimension value measure`. */
function counted(events: readonly AnalyticsEvent[]): Record<string, number> {
  const sums: Record<string, number> = {}
  let visit: Visit | undefined
  for (const one of events) {
    const { visit: after, counts } = addToVisit(visit, one)
    visit = after
    for (const { dimension, value, measure, count } of counts) {
      const key = [dimension, value, measure].filter(Boolean).join(' ')
      sums[key] = (sums[key] ?? 0) + count
    }
  }
  return sums
}

test('a visit ends after thirty minutes without anything, and not a millisecond before', () => {
  expect(VISIT_TIMEOUT).toBe(30 * 60 * 1000)
  expect(counted([event(0), event(VISIT_TIMEOUT)])['all visits']).toBe(1)
  expect(counted([event(0), event(VISIT_TIMEOUT + 1)])['all visits']).toBe(2)
  // Each event restarts the thirty minutes.
  expect(counted([event(0), event(VISIT_TIMEOUT), event(2 * VISIT_TIMEOUT)])['all visits']).toBe(1)
})

const moments = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 5 * 60_000 }), fc.integer({ min: 25 * 60_000, max: 35 * 60_000 })), {
    minLength: 1,
    maxLength: 30,
  })
  .map((gaps) => gaps.map((_, last) => gaps.slice(0, last + 1).reduce((sum, gap) => sum + gap, 0)))

test('there are as many visits as gaps of more than thirty minutes, and one', () => {
  fc.assert(
    fc.property(moments, (times) => {
      const gaps = times.filter((at, index) => index > 0 && at - (times[index - 1] ?? 0) > VISIT_TIMEOUT).length
      const sums = counted(times.map((at) => event(at)))
      expect(sums['all visits']).toBe(gaps + 1)
      expect(sums['referrer visits']).toBe(gaps + 1)
      expect(sums['page / entries']).toBe(gaps + 1)
      expect(sums['page / visits']).toBe(gaps + 1)
      expect(sums['all views']).toBe(times.length)
    }),
  )
})

const kinds = fc.constantFrom(
  'view',
  'search',
  DEALER_PAGE,
  'dealerCalled',
  'orderRequestSent',
  'articleAdded',
  'newsletterJoined',
) as fc.Arbitrary<AnalyticsEvent['kind']>

test('a visit leads once and requests once at most, and what is kept of it survives being stored', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(kinds, fc.integer({ min: 0, max: 40 * 60_000 })), { maxLength: 40 }), (steps) => {
      let at = 0
      const events = steps.map(([kind, gap]) => {
        at += gap
        return event(at, { kind, path: `/${kind}` })
      })
      const sums = counted(events)
      expect(sums['all leads'] ?? 0).toBeLessThanOrEqual(sums['all visits'] ?? 0)
      expect(sums['all requests'] ?? 0).toBeLessThanOrEqual(sums['all leads'] ?? 0)
      const kept: Counted[] = []
      const stored: Counted[] = []
      let visit: Visit | undefined
      let read: Visit | undefined
      for (const one of events) {
        const step = addToVisit(visit, one)
        visit = step.visit
        kept.push(...step.counts)
        const again = addToVisit(read, one)
        read = JSON.parse(JSON.stringify(again.visit)) as Visit
        stored.push(...again.counts)
      }
      expect(stored).toEqual(kept)
    }),
  )
})

test('what a visit saw before it led to a dealer is given the credit, once', () => {
  const sums = counted([
    event(0, { path: '/', referrer: 'nettavisen.no', source: 'nyhetsbrev', medium: 'sms', campaign: 'høst' }),
    event(1, { path: '/artikler/varde-8', article: 8 }),
    event(2, { path: '/artikler/varde-8', article: 8 }),
    event(3, { path: '/finn-forhandler' }),
    event(3, { kind: DEALER_PAGE, path: '/finn-forhandler' }),
    event(4, { path: '/finn-forhandler/ved', dealer: 5 }),
    event(5, { kind: 'dealerCalled', path: '/finn-forhandler/ved', dealer: 5 }),
    event(6, { kind: 'orderRequestSent', path: '/bestilling', dealer: 5 }),
  ])
  expect(sums).toMatchObject({
    'all visits': 1,
    'all views': 5,
    'all leads': 1,
    'all requests': 1,
    [`all ${DEALER_PAGE}`]: 1,
    'all dealerCalled': 1,
    'page / leads': 1,
    'page /artikler/varde-8 leads': 1,
    'page /artikler/varde-8 views': 2,
    'page /artikler/varde-8 visits': 1,
    'article 8 leads': 1,
    'article 8 requests': 1,
    'referrer nettavisen.no leads': 1,
    'campaign nyhetsbrev\tsms\thøst requests': 1,
    'dealer 5 dealerCalled': 1,
    'dealer 5 orderRequestSent': 1,
  })
  expect(sums['page /finn-forhandler leads']).toBeUndefined()
})

test('a view told of by the server and by the script is one, and by the server alone is one', () => {
  const server = event(0, { scriptless: true })
  expect(counted([server, event(70_000)])['all views']).toBe(1)
  expect(counted([server, event(1000, { path: '/annen' })])['all views']).toBe(2)
  expect(counted([server])['all views']).toBe(1)
  // Viewed again, and reported again.
  expect(counted([server, event(1000), event(2000)])['all views']).toBe(2)
  const dealer = { kind: DEALER_PAGE, path: '/finn-forhandler' } as const
  expect(counted([event(0, { ...dealer, scriptless: true }), event(500, dealer)])[`all ${DEALER_PAGE}`]).toBe(1)
})

test('the first view of a visit is its entry, also where a search of the same page began it', () => {
  const from = { referrer: 'google.com', source: 'brev' }
  const search = event(0, { kind: 'search', path: '/sok', term: 'ovn', results: 2, ...from })
  const sums = counted([search, event(1, { path: '/sok', ...from }), event(2, { path: '/ovner' })])
  expect(sums).toMatchObject({ 'referrer google.com visits': 1, 'page /sok entries': 1, 'all visits': 1 })
  expect(sums['page /ovner entries']).toBeUndefined()
})

test('searches, and those without hits; where dealers are sought, and how far it is', () => {
  const sums = counted([
    event(0, { kind: 'search', term: 'ovn', results: 12 }),
    event(1, { kind: 'search', term: 'peisovn', results: 0 }),
    event(2, { kind: 'dealerSought', postcode: '9008', kilometres: 12 }),
    event(3, { kind: 'dealerSought', postcode: '9008', kilometres: 30 }),
    event(4, { kind: 'dealerSought', postcode: '9990' }),
  ])
  expect(sums).toMatchObject({
    'all searches': 2,
    'all emptySearches': 1,
    'term ovn searches': 1,
    'term peisovn emptySearches': 1,
    'postcode 9008 dealersSought': 2,
    'postcode 9008 kilometres': 42,
    'postcode 9990 dealersSought': 1,
  })
})
