/**
 * Sessions that are made up, walked over the real routes, and counted on paper: what the insights show must be the same.
 * Independent of the program's own counting: the ledger knows what each visitor did and what the words mean, no more.
 */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { moment, runStatement } from '../../src/cms/statements'
import { registrationNonce } from '../../src/features/accounts/nonce'
import type { InsightRow, Overview, TablePage } from '../../src/features/insights/facts'
import { type TableDefinition, tables } from '../../src/features/insights/tables'
import { browser, countAll, PROXY, script } from '../support/analytics'
import { CALLS } from '../support/insights'
import { post } from '../support/members'
import { newOrder, postOrder, siteWithDealers } from '../support/orders'
import { readRows } from '../support/rows'

/** 18 seconds in each dialect, most of them for the drawing of pages. */
const SESSIONS = 3_000
/** Visitors who are on the site at the same time. */
const AT_ONCE = 24

type Numbers = Record<string, number>

/** A generator of numbers from 0 to 1, the same for each seed (mulberry32). */
function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** What was done, on paper: by table, row and column. */
class Ledger {
  readonly sums: Numbers = {}
  readonly tables = new Map<string, Map<string, Numbers>>()

  all(measure: string): void {
    this.sums[measure] = (this.sums[measure] ?? 0) + 1
  }

  row(table: string, value: string, measure: string, by = 1): void {
    const rows = this.tables.get(table) ?? new Map<string, Numbers>()
    this.tables.set(table, rows)
    const row = rows.get(value) ?? {}
    rows.set(value, row)
    row[measure] = (row[measure] ?? 0) + by
  }
}

/** One visitor's session, as somebody would tell it. */
class Session {
  readonly pages: string[] = []
  readonly articles: string[] = []
  readonly dealers: string[] = []
  private led = false
  private requested = false

  constructor(
    private readonly ledger: Ledger,
    private readonly source: string,
    private readonly campaign: string,
  ) {
    ledger.all('visits')
    ledger.row('sources', source, 'visits')
    if (campaign) ledger.row('campaigns', campaign, 'visits')
  }

  private credit(measure: 'leads' | 'requests', end?: string): void {
    this.ledger.all(measure)
    this.ledger.row('sources', this.source, measure)
    if (this.campaign) this.ledger.row('campaigns', this.campaign, measure)
    for (const page of this.pages) if (page !== end) this.ledger.row('pages', page, measure)
    for (const article of this.articles) this.ledger.row('articles', article, measure)
  }

  lead(end?: string): void {
    if (this.led) return
    this.led = true
    this.credit('leads', end)
  }

  view(path: string, article?: number, dealer?: number): void {
    this.ledger.all('views')
    this.ledger.row('pages', path, 'views')
    if (this.pages.length === 0) this.ledger.row('pages', path, 'entries')
    if (!this.pages.includes(path)) {
      this.pages.push(path)
      this.ledger.row('pages', path, 'visits')
    }
    if (article && !this.articles.includes(String(article))) {
      this.articles.push(String(article))
      this.ledger.row('articles', String(article), 'visits')
    }
    if (dealer && !this.dealers.includes(String(dealer))) {
      this.dealers.push(String(dealer))
      this.ledger.row('dealers', String(dealer), 'visits')
    }
    if (path.endsWith('/finn-forhandler')) {
      this.ledger.all('finn_din_forhandler')
      this.lead(path)
    }
  }

  request(dealer: number): void {
    this.ledger.all('orderRequestSent')
    this.ledger.row('dealers', String(dealer), 'orderRequestSent')
    this.lead()
    if (this.requested) return
    this.requested = true
    this.credit('requests')
  }
}

interface Place {
  address: string
  /** As it is counted. */
  path: string
  article?: number
  dealer?: number
  search?: { term: string; results: number }
  sought?: { postcode: string; kilometres: number }
}

test('every figure of the insights is what the sessions did', { timeout: 400_000 }, async () => {
  await using site = await siteWithDealers({ ROLE: 'web' })
  const { payload, url } = site
  await site.rest('POST', '/api/globals/site', { languages: ['nb', 'en'] })
  await payload.create({
    collection: 'pages',
    data: { title: 'Om oss', slug: 'om-oss', body: [], _status: 'published' } as never,
  })
  await payload.create({ collection: 'pages', data: { title: 'Forside', slug: '/', _status: 'published' } as never })
  await payload.updateGlobal({ slug: 'newsletterSettings', data: { verification: false } as never })
  const matomo = { url: 'http://127.0.0.1:9', siteId: '1', token: 'token', needsConsent: true }
  await payload.updateGlobal({ slug: 'forwardingSettings', data: { upstream: 'matomo', matomo } })
  const version = /name="version" value="(\w+)"/.exec((await site.get('/samtykke')).text)?.[1] ?? ''
  const { docs: dealers } = await payload.find({ collection: 'dealers', depth: 0, sort: 'id' })
  const article = (await payload.find({ collection: 'articles', depth: 0 })).docs[0]?.id ?? 0
  // As far as the visitor is told that it is to the nearest dealer.
  const kilometres = new Map<string, number>()
  for (const postcode of ['9008', '0150']) {
    const { text } = await site.get(`/finn-forhandler?sted=${postcode}`)
    const shown = /class="dealer-km">([\d,]+)/.exec(text)?.[1] ?? ''
    kilometres.set(postcode, Math.round(Number(shown.replace(',', '.'))))
  }
  const sought = (postcode: string): Place => ({
    address: `/finn-forhandler?sted=${postcode}`,
    path: '/finn-forhandler',
    sought: { postcode, kilometres: kilometres.get(postcode) ?? 0 },
  })
  const places: Place[] = [
    { address: '/', path: '/' },
    { address: '/om-oss', path: '/om-oss' },
    { address: '/Om-oss', path: '/om-oss' },
    { address: '/en/finn-forhandler', path: '/en/finn-forhandler' },
    { address: '/artikler', path: '/artikler' },
    { address: '/artikler/varde', path: '/artikler/varde', article },
    { address: '/finn-forhandler', path: '/finn-forhandler' },
    sought('9008'),
    sought('0150'),
    { address: '/sok?search_Query=VARDE', path: '/sok', search: { term: 'varde', results: 1 } },
    { address: '/sok?search_Query=kvantefysikk', path: '/sok', search: { term: 'kvantefysikk', results: 0 } },
    { address: '/artikler?search_Query=varde', path: '/sok', search: { term: 'varde', results: 1 } },
    ...dealers.map(({ id, slug }) => ({
      address: `/finn-forhandler/${slug}`,
      path: `/finn-forhandler/${slug}`,
      dealer: id,
    })),
  ]
  const referrers: [string, string][] = [
    ['', ''],
    ['https://www.google.com/', 'google.com'],
    ['https://duckduckgo.com/', 'duckduckgo.com'],
    ['https://www.nettavisen.no/sak/1?fra=kari', 'nettavisen.no'],
  ]
  const tags = [[], [], [], ['nyhetsbrev', 'sms', 'host'], ['facebook', 'social', 'hytta']]
  const ledger = new Ledger()
  const forwarded: Numbers = {}
  let received = 0

  async function session(at: number): Promise<void> {
    const chance = chanceFrom(at + 1)
    const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(chance() * values.length)] as Value
    const address = `10.${at >> 8}.${at & 255}.7`
    const [referrer, source] = pick(referrers)
    const utm = pick(tags)
    const hasScript = chance() < 0.8
    const isCounted = chance() < 0.95
    const agrees = isCounted && hasScript && chance() < 0.25
    const own: Record<string, string> = { 'x-forwarded-for': address, ...(isCounted ? {} : { dnt: '1' }) }
    // Who is not counted leaves nothing in the insights but the requests that are stored.
    const paper = isCounted ? ledger : new Ledger()
    const visit = new Session(paper, source, utm.join('\t'))
    let cookie = ''
    const withCookie = (): Record<string, string> => (cookie ? { cookie } : {})

    async function tell(kind: string, insight: string, search: string, from: string, more: object = {}) {
      const body = JSON.stringify({ kind, insight, search, referrer: from, title: 'Side', ...more })
      await fetch(url + PROXY, { method: 'POST', headers: { ...script, ...own, ...withCookie() }, body })
    }

    /** Reads a page as a browser does; what its script tells is what the page says of itself. */
    async function read(place: Place, from: string): Promise<string> {
      const tagged = from === referrer && utm.length > 0
      const query = `utm_source=${utm[0]}&utm_medium=${utm[1]}&utm_campaign=${utm[2]}`
      const asked = tagged ? `${place.address}${place.address.includes('?') ? '&' : '?'}${query}` : place.address
      const headers = { ...browser, ...own, ...withCookie(), ...(from ? { referer: from } : {}) }
      const answer = await fetch(url + asked, { headers })
      const html = await answer.text()
      expect([place.address, answer.status]).toEqual([place.address, 200])
      const insight = /data-insight="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? ''
      const { search } = new URL(answer.url)
      const forward = (kind: string) => {
        if (cookie) forwarded[kind] = (forwarded[kind] ?? 0) + 1
      }
      if (hasScript && isCounted) {
        await tell('view', insight, search, from)
        if (agrees && !cookie) {
          const consent = await fetch(`${url}/samtykke`, {
            method: 'POST',
            headers: { origin: url, accept: 'application/json', ...own },
            body: new URLSearchParams({ answer: 'accept', version }),
          })
          cookie = consent.headers.get('set-cookie')?.split(';')[0] ?? ''
          await tell('agreed', insight, search, from)
        }
      }
      visit.view(place.path, place.article, place.dealer)
      forward('view')
      if (place.path.endsWith('/finn-forhandler')) forward('finn_din_forhandler')
      if (place.search) {
        const { term, results } = place.search
        forward('search')
        paper.all('searches')
        paper.row('terms', term, 'searches')
        if (results === 0) paper.row('terms', term, 'emptySearches')
      }
      if (place.sought) {
        paper.row('postcodes', place.sought.postcode, 'dealersSought')
        paper.row('postcodes', place.sought.postcode, 'kilometres', place.sought.kilometres)
      }
      if (place.dealer && hasScript && chance() < 0.3) {
        const kind = pick(['dealerCalled', 'dealerEmailed', 'routeOpened'])
        if (isCounted) await tell(kind, insight, search, from)
        paper.row('dealers', String(place.dealer), kind)
        visit.lead()
      }
      return answer.url
    }

    let here = await read(pick(places), referrer)
    while (chance() < 0.45) here = await read(pick(places), here)
    const posted = { ...browser, ...own, ...withCookie(), 'sec-fetch-site': 'same-origin', origin: url, referer: here }
    if (chance() < 0.05) {
      await fetch(`${url}/bestilling/legg-til`, {
        method: 'POST',
        redirect: 'manual',
        headers: posted,
        body: new URLSearchParams({ artnr: 'EV-1', page: '/artikler/varde' }),
      })
      paper.all('articleAdded')
      paper.row('articles', String(article), 'articleAdded')
    }
    if (chance() < 0.03) {
      for (let sent = chance() < 0.3 ? 2 : 1; sent > 0; sent--) {
        expect((await postOrder(site, newOrder(site), posted)).status).toBe(303)
        received++
        visit.request(site.near)
      }
    }
    if (chance() < 0.01) {
      const subscriber = { name: 'Ina', mobile: `+47412${String(at).padStart(5, '0')}` }
      expect(
        (await post(site, '/wp-json/wpsms/v1/newsletter', subscriber, { ...script, ...own, referer: here })).status,
      ).toBe(200)
      paper.all('newsletterJoined')
    }
    if (chance() < 0.004) {
      const person = { user: `bruker${at}`, pass: 'vedovn & varme', mail: `b${at}@example.com`, name: 'B', nick: 'B' }
      const nonce = registrationNonce(payload.secret)
      const answer = await post(
        site,
        '/wp-admin/admin-ajax.php',
        { ...person, action: 'register_user', nonce },
        { ...script, ...own, referer: here },
      )
      expect(answer.text).toBe('1')
      paper.all('memberRegistered')
    }
  }

  let next = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < SESSIONS) await session(next++)
    }),
  )
  // A third of the requests are answered, after one hour, two hours, and so on.
  const waits: number[] = []
  for (const [at, { id, createdAt, sentAt }] of (await site.requests()).entries())
    if (at % 3 === 0) {
      waits.push(waits.length + 1)
      const answeredAt = moment(Date.parse(sentAt ?? createdAt) + waits.length * 3_600_000)
      await runStatement(
        payload,
        sql`update order_requests set answered_at = ${answeredAt} where id = ${id} returning id`,
      )
    }
  // Stores the views that no script has told of.
  await site.stopWork()
  await countAll(payload)

  const query = 'period=today&compare=none'
  const { now } = (await site.rest('GET', `${CALLS}/overview?${query}`)).body as unknown as Overview
  expect(now.sums).toEqual(ledger.sums)
  const drawn: Numbers = {}
  for (const { sums } of now.series)
    for (const [measure, count] of Object.entries(sums)) drawn[measure] = (drawn[measure] ?? 0) + count
  expect(drawn).toEqual(ledger.sums)
  const middle = (waits.length + 1) / 2
  expect(now.answering).toEqual({ received, answered: waits.length, medianHours: waits.length > 0 ? middle : null })

  async function rowsOf(name: string): Promise<InsightRow[]> {
    const rows: InsightRow[] = []
    for (let page = 1; ; page++) {
      const { body } = await site.rest('GET', `${CALLS}/table/${name}?${query}&page=${page}`)
      rows.push(...(body as unknown as TablePage).rows)
      if (!(body as unknown as TablePage).more) return rows
    }
  }
  const share = (part = 0, whole = 0) => (whole > 0 ? part / whole : null)
  const paper: Record<string, Map<string, Numbers>> = {
    ...Object.fromEntries(ledger.tables),
    searches: ledger.tables.get('terms') ?? new Map(),
    emptySearches: new Map([...(ledger.tables.get('terms') ?? [])].filter(([, row]) => (row.emptySearches ?? 0) > 0)),
    answering: new Map([[String(site.near), { received, answered: waits.length, waiting: received - waits.length }]]),
    sms: new Map(),
  }
  for (const [name, { columns }] of Object.entries<TableDefinition>(tables)) {
    const expected = [...(paper[name] ?? [])].map(([value, row]) => [
      value,
      Object.fromEntries(
        columns.map((column) => {
          if (column.name === 'medianHours') return [column.name, middle]
          if (column.name === 'withinDay')
            return [column.name, share(waits.filter((hours) => hours <= 24).length, received)]
          const [part, whole] = column.of ?? []
          if (!part || !whole) return [column.name, row[column.name] ?? 0]
          return [column.name, share(row[part], row[whole])]
        }),
      ),
    ])
    const shown = (await rowsOf(name)).map(({ value, numbers }) => [value, numbers])
    const byValue = (one: unknown[], other: unknown[]) => String(one[0]).localeCompare(String(other[0]))
    expect([name, shown.sort(byValue)]).toEqual([name, expected.sort(byValue)])
  }

  const told = await readRows(payload, 'select hit from forwarded_hits')
  const kinds: Numbers = {}
  for (const { hit } of told) {
    const { kind } = (typeof hit === 'string' ? JSON.parse(hit) : hit) as { kind: string }
    if (kind in forwarded) kinds[kind] = (kinds[kind] ?? 0) + 1
  }
  expect(kinds).toEqual(forwarded)
})
