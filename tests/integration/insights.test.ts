/** The figures of the admin: that they add up, who may see them, and how they are downloaded. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { storeSampleVisits } from '../../src/features/insights/demo/store'
import type { Overview, TablePage } from '../../src/features/insights/facts'
import { readOverview } from '../../src/features/insights/overview'
import { daysOf, plusDays } from '../../src/features/insights/periods'
import { CALLS, callsAs, count, siteWithDealer, withMonths } from '../support/insights'
import { openProgram } from '../support/program'

test('the sums of any period are those of its days, and the series adds up to them', async () => {
  await using site = await openProgram()
  const today = '2026-11-22'
  const days = daysOf({ from: '2024-01-15', to: today })
  const visitsOf = new Map(days.map((day, at) => [day, (at * 37) % 101]))
  await count(site, withMonths([...visitsOf].map(([day, visits]) => [day, 'all', '', 'visits', visits] as const)))
  const length = days.length
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 3, max: length - 1 }),
      fc.integer({ min: 3, max: length - 1 }),
      async (one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)]
        const asked = { from: plusDays(days[0] ?? '', from), to: plusDays(days[0] ?? '', to) }
        const { now } = await readOverview(
          site.payload,
          { days: asked, preset: null, comparison: 'none' },
          `${today}T14`,
        )
        // Two days or less are read by hours, of which there are none here.
        if (to - from < 2) return
        const expected = daysOf(asked).reduce((sum, day) => sum + (visitsOf.get(day) ?? 0), 0)
        expect(now.sums.visits ?? 0).toBe(expected)
        expect(now.series.reduce((sum, point) => sum + (point.sums.visits ?? 0), 0)).toBe(expected)
      },
    ),
    { numRuns: 40 },
  )
})

test('a period is compared with the one before it, and with the year before', async () => {
  await using site = await openProgram()
  await count(
    site,
    withMonths([
      ['2026-11-10', 'all', '', 'visits', 5],
      ['2026-11-03', 'all', '', 'visits', 3],
      ['2025-11-10', 'all', '', 'visits', 11],
    ]),
  )
  const compared = async (compare: string) => {
    const { body } = await site.rest('GET', `${CALLS}/overview?from=2026-11-08&to=2026-11-14&compare=${compare}`)
    const { now, before } = body as unknown as Overview
    return [now.sums.visits, before?.sums.visits, before?.days]
  }
  expect(await compared('previous')).toEqual([5, 3, { from: '2026-11-01', to: '2026-11-07' }])
  expect(await compared('year')).toEqual([5, 11, { from: '2025-11-08', to: '2025-11-14' }])
  expect(await compared('none')).toEqual([5, undefined, undefined])
})

test('everything that visitors do for the brand is shown, drawn and downloaded under a name of its own', async () => {
  await using site = await openProgram()
  const done = ['requests', 'orderRequestSent', 'finn_din_forhandler', 'newsletterJoined', 'memberRegistered'] as const
  const figures = done.map((measure, at) => ['2026-11-10', 'all', '', measure, at + 1] as const)
  await count(site, withMonths([...figures, ['2026-11-10', 'all', '', 'articleAdded', 9]]))
  const period = 'from=2026-11-08&to=2026-11-14&compare=none'
  const { now } = (await site.rest('GET', `${CALLS}/overview?${period}`)).body as unknown as Overview
  const expected = { ...Object.fromEntries(done.map((measure, at) => [measure, at + 1])), articleAdded: 9 }
  expect(now.sums).toEqual(expected)
  expect(now.series.find(({ at }) => at === '2026-11-10')?.sums).toEqual(expected)
  const call = await callsAs(site, 'admin@example.com', 'long enough for tests')
  const csv = await (await call(`${CALLS}/export/figures?${period}`)).text()
  const [heads = '', ...rows] = csv.replace('\ufeff', '').split('\r\n')
  const row = rows.find((line) => line.startsWith('2026-11-10'))?.split(';') ?? []
  const cells = Object.fromEntries(heads.split(';').map((head, at) => [head, row[at]]))
  // Visits and requests are never called the same.
  expect(new Set(heads.split(';')).size).toBe(heads.split(';').length)
  expect(cells).toMatchObject({
    'Besøk med forespørsel': '1',
    Forespørsler: '2',
    'Finn din forhandler': '3',
    'Nye på nyhetsbrevet': '4',
    Registreringer: '5',
  })
})

test('a day is read by its hours', async () => {
  await using site = await openProgram()
  await count(site, [
    ['2026-11-10T09', 'all', '', 'visits', 2],
    ['2026-11-10T23', 'all', '', 'visits', 4],
    ['2026-11-10', 'all', '', 'visits', 6],
    ['2026-11', 'all', '', 'visits', 6],
  ])
  const { body } = await site.rest('GET', `${CALLS}/overview?from=2026-11-10&to=2026-11-10`)
  const { now, grain } = body as unknown as Overview
  expect([grain, now.sums.visits, now.series.length]).toEqual(['hour', 6, 24])
  expect(now.series[9]).toEqual({ at: '2026-11-10T09', sums: { visits: 2 } })
})

test('tables list the most first under the names that people know, ten at a time', async () => {
  await using site = await openProgram()
  const article = await site.payload.create({
    collection: 'articles',
    data: { name: 'Varde 8', number: 'EV-8', price: 1000, _status: 'published' } as never,
  })
  await count(
    site,
    withMonths([
      ...Array.from({ length: 12 }, (_, at) => ['2026-10-05', 'page', `/side-${at}`, 'visits', at + 1] as const),
      ['2026-10-05', 'page', '/side-3', 'leads', 2],
      ['2026-10-05', 'article', String(article.id), 'visits', 8],
      ['2026-10-05', 'article', String(article.id), 'leads', 2],
      ['2026-10-05', 'article', '99999', 'visits', 3],
      ['2026-10-05', 'postcode', '9900', 'dealersSought', 2],
      ['2026-10-05', 'postcode', '9900', 'kilometres', 460],
      ['2026-10-05', 'postcode', '0150', 'dealersSought', 30],
      ['2026-10-05', 'postcode', '0150', 'kilometres', 90],
      ['2026-10-05', 'campaign', 'facebook\tsocial\thytta', 'visits', 3],
      ['2026-10-05', 'referrer', '', 'visits', 3],
    ]),
  )
  const table = async (name: string, more = '') => {
    const { body } = await site.rest('GET', `${CALLS}/table/${name}?from=2026-10-01&to=2026-10-31${more}`, undefined, {
      'accept-language': 'nb',
    })
    return body as unknown as TablePage
  }
  const pages = await table('pages')
  expect([pages.rows.length, pages.more, pages.rows[0]?.name]).toEqual([10, true, '/side-11'])
  const rest = await table('pages', '&page=2')
  expect(rest.rows.map(({ value }) => value)).toEqual(['/side-1', '/side-0'])
  expect(rest.more).toBe(false)
  expect((await table('pages', '&sort=leads')).rows).toMatchObject([
    { value: '/side-3', numbers: { visits: 4, leads: 2, leadShare: 0.5 } },
  ])
  expect((await table('articles')).rows).toMatchObject([
    { name: 'Varde 8', detail: 'EV-8', numbers: { visits: 8, leadShare: 0.25 } },
    { name: 'Slettet (99999)', numbers: { visits: 3 } },
  ])
  // Two far away are more kilometres than thirty nearby.
  expect((await table('postcodes')).rows).toMatchObject([
    { value: '9900', numbers: { distance: 230, kilometres: 460 } },
    { value: '0150', numbers: { distance: 3 } },
  ])
  expect((await table('campaigns')).rows).toMatchObject([{ name: 'hytta', detail: 'facebook / social' }])
  expect((await table('sources')).rows).toMatchObject([{ name: 'Direkte, eller ukjent' }])
})

test('a dealer’s user sees the figures of its dealer and no others; strangers see nothing', async () => {
  await using site = await siteWithDealer()
  await count(
    site,
    withMonths([
      ['2026-10-05', 'all', '', 'visits', 500],
      ['2026-10-05', 'dealer', String(site.dealer), 'visits', 7],
      ['2026-10-05', 'dealer', String(site.other), 'visits', 70],
    ]),
  )
  const period = 'from=2026-10-01&to=2026-10-31'
  const own = (await (await site.callAsDealer(`${CALLS}/overview?${period}`)).json()) as Overview
  expect([own.scope, own.dealer, own.now.sums]).toEqual(['dealer', 'Ved og Varme', { visits: 7 }])
  for (const name of ['pages', 'dealers', 'postcodes', 'sms']) {
    expect((await site.callAsDealer(`${CALLS}/table/${name}?${period}`)).status, name).toBe(403)
    expect((await site.callAsDealer(`${CALLS}/export/${name}?${period}`)).status, name).toBe(403)
  }
  expect((await site.callAsDealer(`${CALLS}/table/answering?${period}`)).status).toBe(200)
  const figures = await (await site.callAsDealer(`${CALLS}/export/figures?${period}`)).text()
  expect(figures).toContain('2026-10-05;7;')
  expect(figures).not.toContain('500')
  expect((await site.callAsDealer(`${CALLS}/remove-samples`, 'POST')).status).toBe(403)

  for (const path of ['overview', 'table/pages', 'table/answering', 'export/pages', 'export/figures'])
    expect((await fetch(`${site.url}${CALLS}/${path}?${period}`)).status, path).toBe(403)
  expect((await fetch(`${site.url}${CALLS}/remove-samples`, { method: 'POST' })).status).toBe(403)
  for (const slug of ['insightSamples', 'analyticsCounts'])
    expect((await site.rest('GET', `/api/${slug}`)).status, slug).toBe(403)
})

test('who may not write SMS campaigns does not see theirs', async () => {
  await using site = await openProgram()
  const account = { email: 'redaktor@example.com', password: 'redaktor-redaktor' }
  await site.payload.create({ collection: 'users', data: { ...account, name: 'Red', role: 'editor' } })
  const call = await callsAs(site, account.email, account.password)
  expect((await call(`${CALLS}/table/sms`)).status).toBe(403)
  expect((await call(`${CALLS}/table/pages`)).status).toBe(200)
  expect((await site.rest('GET', `${CALLS}/table/sms`)).status).toBe(200)
})

test('spreadsheets open as Norwegian ones do, and calculate nothing that strangers wrote', async () => {
  await using site = await openProgram()
  await count(
    site,
    withMonths([
      ['2026-10-05', 'term', '=hyperlink("http://ond.example")', 'searches', 3],
      ['2026-10-05', 'term', 'æøå; "sitat"', 'searches', 2],
      ['2026-10-05', 'referrer', 'google.com', 'visits', 8],
      ['2026-10-05', 'referrer', 'google.com', 'leads', 1],
    ]),
  )
  const download = (name: string, language: string) =>
    site.get(`${CALLS}/export/${name}?from=2026-10-01&to=2026-10-31`, {
      authorization: '',
      'accept-language': language,
    })
  expect((await download('searches', 'nb')).status).toBe(403)
  const call = await callsAs(site, 'admin@example.com', 'long enough for tests')
  const answer = await call(`${CALLS}/export/searches?from=2026-10-01&to=2026-10-31&compare=none`)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="sok-2026-10-01-2026-10-31.csv"')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(bytes.toString('utf8').slice(1).split('\r\n')).toEqual([
    'Søkeord;Nærmere;Søk;Uten treff',
    `"'=hyperlink(""http://ond.example"")";;3;0`,
    '"æøå; ""sitat""";;2;0',
    '',
  ])
  const sources = await (await call(`${CALLS}/export/sources?from=2026-10-01&to=2026-10-31&compare=none`)).text()
  expect(sources).toContain('google.com;;8;1;12,5;0')
})

test('what is no period is refused with words, and what is no table is not found', async () => {
  await using site = await openProgram()
  for (const query of [
    'from=2026-02-30&to=2026-03-01',
    'from=2026-03-02&to=2026-03-01',
    'from=2026-03-02',
    'from=1990-01-01&to=2026-01-01',
  ]) {
    const { status, body } = await site.rest('GET', `${CALLS}/overview?${query}`)
    expect(status, query).toBe(400)
    expect(body.errors?.[0]?.message, query).toMatch(/to datoer|two dates/)
  }
  expect((await site.rest('GET', `${CALLS}/table/constructor`)).status).toBe(404)
  expect((await site.rest('GET', `${CALLS}/table/pages?sort=drop&page=-4`)).status).toBe(200)
})

test('samples are told as samples, stay apart from what was counted, and one call removes them', async () => {
  await using site = await siteWithDealer()
  const before = (await site.rest('GET', `${CALLS}/overview?period=90`)).body as unknown as Overview
  expect([before.samples, before.since, before.collecting]).toEqual([false, null, true])
  await storeSampleVisits(site.payload, Date.now())
  const invented = (await site.rest('GET', `${CALLS}/overview?period=30`)).body as unknown as Overview
  expect(invented.samples).toBe(true)
  expect(invented.now.sums.visits).toBeGreaterThan(2000)
  expect(invented.now.sums.visits).toBeGreaterThan(invented.now.sums.leads ?? 0)
  const { today } = invented
  await count(site, withMonths([[today, 'all', '', 'visits', 3]]))
  const both = (await site.rest('GET', `${CALLS}/overview?period=30`)).body as unknown as Overview
  expect(both.now.sums.visits).toBe((invented.now.sums.visits ?? 0) + 3)
  expect((await site.rest('POST', `${CALLS}/remove-samples`)).status).toBe(200)
  const after = (await site.rest('GET', `${CALLS}/overview?period=30`)).body as unknown as Overview
  expect([after.samples, after.now.sums.visits, after.now.answering.received]).toEqual([false, 3, 0])
})
