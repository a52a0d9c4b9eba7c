/** The tables of the figures beside what their period is compared with. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hourOf } from '../../src/features/analytics'
import type { Days, Overview, TablePage } from '../../src/features/insights/facts'
import { comparedWith, daysOf, plusDays } from '../../src/features/insights/periods'
import { readRows } from '../../src/features/insights/rows'
import { CALLS, callsAs, count, siteWithDealer, withMonths } from '../support/insights'
import { openProgram } from '../support/program'

const rowsOf = ({ body }: { body: unknown }) => (body as TablePage).rows

test('rows are compared with the same of the period before or of the year before, or with nothing', async () => {
  await using site = await openProgram()
  await count(
    site,
    withMonths([
      ['2026-11-10', 'page', '/ovner', 'visits', 8],
      ['2026-11-10', 'page', '/ovner', 'leads', 2],
      ['2026-11-10', 'page', '/ny', 'visits', 5],
      ['2026-11-03', 'page', '/ovner', 'visits', 20],
      ['2026-11-03', 'page', '/ovner', 'leads', 1],
      ['2026-11-03', 'page', '/borte', 'visits', 90],
      // The first figures.
      ['2025-11-14', 'all', '', 'views', 3],
      // In neither period.
      ['2026-10-31', 'page', '/ovner', 'visits', 1000],
      ['2025-11-14', 'page', '/ny', 'visits', 3],
    ]),
  )
  const rows = async (compare: string) =>
    rowsOf(await site.rest('GET', `${CALLS}/table/pages?from=2026-11-08&to=2026-11-14&compare=${compare}`)).map(
      ({ value, numbers, before }) => [value, numbers.visits, before],
    )
  const nothing = { visits: 0, views: 0, entries: 0, leads: 0, leadShare: null, requests: 0 }
  expect(await rows('previous')).toEqual([
    ['/ovner', 8, { ...nothing, visits: 20, leads: 1, leadShare: 0.05 }],
    ['/ny', 5, nothing],
  ])
  expect(await rows('year')).toEqual([
    ['/ovner', 8, nothing],
    ['/ny', 5, { ...nothing, visits: 3, leadShare: 0 }],
  ])
  expect(await rows('none')).toEqual([
    ['/ovner', 8, undefined],
    ['/ny', 5, undefined],
  ])
})

test('where nothing was counted by then, rows are compared with nothing: none is called new', async () => {
  await using site = await openProgram()
  await count(
    site,
    withMonths([
      ['2026-11-08', 'all', '', 'views', 8],
      ['2026-11-08', 'page', '/ovner', 'visits', 8],
      ['2026-11-12', 'page', '/ovner', 'visits', 8],
    ]),
  )
  const row = async (from: string, to: string) =>
    rowsOf(await site.rest('GET', `${CALLS}/table/pages?from=${from}&to=${to}&compare=previous`))[0]
  expect(await row('2026-11-08', '2026-11-14')).not.toHaveProperty('before')
  expect(await row('2026-11-12', '2026-11-16')).toMatchObject({ before: { visits: 8 } })
  const call = await callsAs(site, 'admin@example.com', 'long enough for tests')
  const heads = async (from: string, to: string) =>
    (await (await call(`${CALLS}/export/pages?from=${from}&to=${to}&compare=previous`)).text()).split('\r\n')[0]
  expect(await heads('2026-11-08', '2026-11-14')).not.toContain('før')
  expect(await heads('2026-11-12', '2026-11-16')).toContain('Besøk, før')
})

test('the figures that a row is compared with are those of the days, whichever they are', async () => {
  await using site = await openProgram()
  const today = '2026-11-22'
  const all = daysOf({ from: '2024-01-15', to: today })
  const visitsOf = new Map(all.map((day, at) => [day, 1 + ((at * 37) % 101)]))
  await count(
    site,
    withMonths([
      [all[0] ?? '', 'all', '', 'views', 1],
      ...[...visitsOf].map(([day, visits]) => [day, 'referrer', 'google.com', 'visits', visits] as const),
    ]),
  )
  const last = all.length - 1
  const sum = (days: Days) => daysOf(days).reduce((total, day) => total + (visitsOf.get(day) ?? 0), 0)
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: last }),
      fc.oneof(fc.constant(last), fc.integer({ min: 0, max: last })),
      fc.constantFrom('previous' as const, 'year' as const),
      async (one, other, comparison) => {
        const days = { from: all[Math.min(one, other)] ?? '', to: all[Math.max(one, other)] ?? '' }
        const compared = comparedWith(days, comparison)
        const asked = { table: 'sources', days, compared, today, locale: 'nb', sort: 'visits' } as const
        const { rows } = await readRows(site.payload, { ...asked, offset: 0, limit: 10 })
        expect(rows[0]?.numbers.visits).toBe(sum(days))
        const isKnown = compared && compared.to >= (all[0] ?? '')
        expect(rows[0]?.before?.visits).toBe(isKnown ? sum(compared) : undefined)
      },
    ),
    {
      numRuns: 60,
      // A day, and twelve months whose last one is going on.
      examples: [
        [last, last, 'previous'],
        [all.indexOf('2025-12-01'), last, 'previous'],
      ],
    },
  )
})

test('today is compared with yesterday until the same hour, and where only days are counted with nothing', async () => {
  await using site = await openProgram()
  const now = hourOf(Date.now())
  const today = now.slice(0, 10)
  const yesterday = plusDays(today, -1)
  await count(site, [
    [now, 'all', '', 'visits', 2],
    [`${yesterday}T00`, 'all', '', 'visits', 3],
    ...(now.endsWith('T23') ? [] : [[`${yesterday}T23`, 'all', '', 'visits', 40] as const]),
  ])
  const { body } = await site.rest('GET', `${CALLS}/overview?period=today`)
  expect(body).toMatchObject({ now: { sums: { visits: 2 } }, before: { sums: { visits: 3 } } })
  await count(
    site,
    withMonths([
      [today, 'term', 'varde 8', 'searches', 2],
      [yesterday, 'term', 'varde 8', 'searches', 7],
    ]),
  )
  const [row] = rowsOf(await site.rest('GET', `${CALLS}/table/searches?period=today`))
  expect(row).toMatchObject({ numbers: { searches: 2, emptySearches: 0 } })
  expect(row).not.toHaveProperty('before')
})

test('a spreadsheet has what its numbers are compared with beside them', async () => {
  await using site = await openProgram()
  await count(
    site,
    withMonths([
      ['2026-11-10', 'referrer', 'google.com', 'visits', 8],
      ['2026-11-10', 'referrer', 'google.com', 'leads', 1],
      ['2026-11-10', 'referrer', 'ny.example', 'visits', 5],
      ['2026-11-03', 'all', '', 'views', 16],
      ['2026-11-03', 'referrer', 'google.com', 'visits', 16],
      ['2026-11-03', 'referrer', 'google.com', 'leads', 1],
    ]),
  )
  const call = await callsAs(site, 'admin@example.com', 'long enough for tests')
  const lines = async (name: string, compare: string) => {
    const answer = await call(`${CALLS}/export/${name}?from=2026-11-08&to=2026-11-14&compare=${compare}`)
    return (await answer.text()).replace('\ufeff', '').split('\r\n')
  }
  const [heads, ...rows] = await lines('sources', 'previous')
  expect(heads?.split(';').slice(2)).toEqual([
    'Besøk',
    'Besøk, før',
    'Til forhandler',
    'Til forhandler, før',
    'Andel til forhandler (%)',
    'Andel til forhandler, før (%)',
    'Besøk med forespørsel',
    'Besøk med forespørsel, før',
  ])
  expect(rows).toEqual(['google.com;;8;16;1;1;12,5;6,25;0;0', 'ny.example;;5;0;0;0;0;;0;0', ''])
  expect((await lines('sources', 'none')).slice(0, 2)).toEqual([
    'Nettsted;Nærmere;Besøk;Til forhandler;Andel til forhandler (%);Besøk med forespørsel',
    'google.com;;8;1;12,5;0',
  ])
  // Where there are no rows, too.
  expect((await lines('dealers', 'previous'))[0]).toMatch(/, før(;|$)/)
})

test('answers are counted of the requests of the period, by dealer', async () => {
  await using site = await siteWithDealer()
  const request = (number: string, dealer: number | null, createdAt: string, answeredAt?: string) =>
    site.payload.create({
      collection: 'orderRequests',
      data: {
        number,
        key: `key-${number}`,
        lines: [],
        name: 'Kari',
        email: 'kari@example.com',
        postcode: '9008',
        state: answeredAt ? 'answered' : 'received',
        routing: 'chosen',
        locale: 'nb',
        dealer,
        createdAt,
        sentAt: createdAt,
        answeredAt,
      } as never,
    })
  await request('A', site.dealer, '2026-10-05T08:00:00.000Z', '2026-10-05T10:00:00.000Z')
  await request('B', site.dealer, '2026-10-06T08:00:00.000Z', '2026-10-08T08:00:00.000Z')
  await request('C', site.dealer, '2026-10-07T08:00:00.000Z')
  await request('D', null, '2026-10-07T08:00:00.000Z', '2026-10-07T09:00:00.000Z')
  // The last moment of September in Norway.
  await request('E', site.dealer, '2026-09-30T21:59:00.000Z', '2026-09-30T22:59:00.000Z')
  const { body } = await site.rest('GET', `${CALLS}/overview?from=2026-10-01&to=2026-10-31`)
  expect((body as unknown as Overview).now.answering).toEqual({ received: 4, answered: 3, medianHours: 2 })
  const table = await site.rest('GET', `${CALLS}/table/answering?from=2026-10-01&to=2026-10-31`)
  expect(table.body.rows).toMatchObject([
    { name: 'Ved og Varme', numbers: { received: 3, answered: 2, waiting: 1, medianHours: 25, withinDay: 1 / 3 } },
    {
      name: expect.stringMatching(/Hovedkontoret|Head office/),
      numbers: { received: 1, medianHours: 1 },
      before: { received: 0, answered: 0, waiting: 0, medianHours: null, withinDay: null },
    },
  ])
  // The thirty-one days before hold the last one of September.
  const before = { received: 1, answered: 1, waiting: 0, medianHours: 1, withinDay: 1 }
  expect(rowsOf(table)[0]?.before).toEqual(before)
  const year = await site.rest('GET', `${CALLS}/table/answering?from=2026-10-01&to=2026-10-31&compare=year`)
  expect(rowsOf(year).map((row) => row.before)).toEqual([undefined, undefined])
  const alone = await site.rest('GET', `${CALLS}/table/answering?from=2026-10-01&to=2026-10-31&compare=none`)
  expect(rowsOf(alone).map((row) => row.before)).toEqual([undefined, undefined])

  await request('F', site.other, '2026-09-20T08:00:00.000Z')
  const own = await (await site.callAsDealer(`${CALLS}/table/answering?from=2026-10-01&to=2026-10-31`)).json()
  expect(own.rows).toMatchObject([{ value: String(site.dealer), numbers: { received: 3 }, before }])
})
