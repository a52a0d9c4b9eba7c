/** What analytics has stored, and visitors whose requests are counted. */
import type { BasePayload } from 'payload'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { connect } from '../../scripts/database.mjs'
import { countBatch, SETTLED } from '../../src/features/analytics/counting/count'
import { dayValues } from '../../src/features/analytics/counting/values'
import { nodeCount } from './cluster'
import { readRows } from './rows'
import type { RunningSite } from './site'

export const PROXY = '/wp-json/caos/v1/proxy/stealth'

/** As a browser asks for a page. */
export const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'none',
}
/** Sends an event as the page's script does. */
export const script = { 'user-agent': browser['user-agent'], 'sec-fetch-site': 'same-origin' }

/** What the script of a page sends. */
export const hit = (kind: string, page: object, more: object = {}) =>
  JSON.stringify({ kind, insight: JSON.stringify(page), ...more })

export const storedEvents = (payload: BasePayload) =>
  readRows(payload, 'select * from analytics_events order by id') as Promise<Record<string, never>[]>

/** Everything that has come in, counted, as `period dimension value measure`. */
export async function countAll(payload: BasePayload, now = Date.now() + SETTLED + 1000): Promise<Map<string, number>> {
  const values = dayValues()
  while ((await countBatch(payload, values, now)) > 0) {
    // Until nothing is left.
  }
  const rows = await readRows(payload, 'select * from analytics_counts')
  return new Map(
    rows.map(({ period, dimension, value, measure, count }) => [
      [period, dimension, value, measure].filter(Boolean).join(' '),
      Number(count),
    ]),
  )
}

let visitors = 0

/** Somebody who has not been here before, with a browser: the tests' own calls itself headless, and is left out. */
export async function visit(within: Browser, options: BrowserContextOptions = {}) {
  const context = await within.newContext({
    viewport: { width: 1280, height: 900 },
    userAgent: browser['user-agent'],
    ...options,
    extraHTTPHeaders: { 'x-forwarded-for': `10.9.${++visitors}.1`, ...options.extraHTTPHeaders },
  })
  const page = await context.newPage()
  const told: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith(PROXY)) told.push(request.postData() ?? '')
  })
  return { context, page, told, [Symbol.asyncDispose]: () => context.close() }
}

interface SiteEvent {
  id: number
  kind: string
  path: string
  visitor: string
  scriptless: number | null
  article: number | null
  dealer: number | null
  term: string | null
  results: number | null
  postcode: string | null
  campaign: string | null
}

const numberOf = (value: unknown) => (value === null ? null : Number(value))

/**
 * What a running site has stored since an event. Of several nodes one may answer a page and another hear its script: the
 * first stores the view too, which the counting leaves out (`counting/visits.ts`), and so does this.
 */
export async function eventsOf(site: RunningSite, after = 0): Promise<SiteEvent[]> {
  const database = await connect(site.databaseUrl)
  const rows = (await database.rows('select * from analytics_events order by id')) as unknown as SiteEvent[]
  await database.close()
  const events = rows.map((row) => ({
    ...row,
    id: Number(row.id),
    article: numberOf(row.article),
    dealer: numberOf(row.dealer),
    results: numberOf(row.results),
  }))
  const isTold = (one: SiteEvent) =>
    events.some(
      ({ kind, path, visitor, scriptless }) =>
        !scriptless && kind === one.kind && path === one.path && visitor === one.visitor,
    )
  return events.filter((event) => event.id > after && !(nodeCount > 1 && event.scriptless && isTold(event)))
}

export const kinds = (events: readonly SiteEvent[]) => events.map(({ kind, path }) => `${kind} ${path}`)
