/**
 * The figures of the admin among the counts that a year of many events makes: 5 million on SQLite, 50 million on
 * PostgreSQL. All the calls of the screen, as a browser makes them, and how long another request waits meanwhile. The
 * events themselves are not there: no call of the screen reads them.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atEnd } from '../scripts/cleanup.mjs'
import { startPostgres } from '../scripts/postgres.mjs'
import { step } from '../scripts/progress.mjs'
import { connect } from './fill.mjs'
import { signIn } from './rest.mjs'
import { launch } from './site.mjs'

const DAY = 24 * 60 * 60 * 1000
const DAYS = 365
const ROUNDS = 20
const tables = [
  'sources',
  'campaigns',
  'pages',
  'articles',
  'dealers',
  'searches',
  'emptySearches',
  'postcodes',
  'answering',
  'sms',
]

/** Dimension, value before its number, values, measure, and its share of a day's events in thousandths. */
const counted = /** @type {const} */ ([
  ['page', '/side-', 3000, 'views', 700],
  ['page', '/side-', 3000, 'visits', 550],
  ['page', '/side-', 3000, 'entries', 220],
  ['page', '/side-', 3000, 'leads', 90],
  ['page', '/side-', 3000, 'requests', 8],
  ['article', '', 2000, 'visits', 250],
  ['article', '', 2000, 'leads', 50],
  ['article', '', 2000, 'articleAdded', 20],
  ['article', '', 2000, 'requests', 4],
  ['dealer', '', 300, 'visits', 30],
  ['dealer', '', 300, 'dealerCalled', 6],
  ['dealer', '', 300, 'routeOpened', 5],
  ['referrer', 'sted-', 2000, 'visits', 220],
  ['referrer', 'sted-', 2000, 'leads', 35],
  ['referrer', 'sted-', 2000, 'requests', 3],
  ['campaign', 'kilde\tmedium\tkampanje-', 200, 'visits', 40],
  ['campaign', 'kilde\tmedium\tkampanje-', 200, 'leads', 8],
  ['term', 'ord-', 5000, 'searches', 60],
  ['term', 'ord-', 5000, 'emptySearches', 8],
  ['postcode', '', 1500, 'dealersSought', 30],
  ['postcode', '', 1500, 'kilometres', 600],
])
const ofAll = /** @type {const} */ ([
  ['views', 700],
  ['visits', 220],
  ['leads', 35],
  ['requests', 3],
  ['searches', 60],
  ['emptySearches', 8],
  ['articleAdded', 20],
  ['newsletterJoined', 2],
  ['memberRegistered', 1],
])

/** @param {number} time */
const dayOf = (time) => new Date(time).toISOString().slice(0, 10)

/**
 * @param {string} databaseUrl
 * @param {number} events of a year
 * @returns {Promise<number>} rows
 */
async function fillCounts(databaseUrl, events) {
  const database = await connect(databaseUrl)
  const now = Date.now()
  const days = Array.from({ length: DAYS }, (_, at) => `('${dayOf(now - at * DAY)}', ${at})`).join(',')
  const perDay = Math.round(events / DAYS)
  const columns = '(period, dimension, value, measure, "count")'
  const ranks = (/** @type {number} */ most) =>
    `n(r) as (select 1 union all select r + 1 from n where r < ${most}), days(period, d) as (values ${days})`
  for (const [dimension, before, values, measure, share] of counted) {
    // The harmonic series: the first value has the most. What is less than one a day is there on some days.
    const harmonic = Math.log(values) + 0.577
    const most = Math.round((perDay * share) / harmonic)
    const chance = `case when (r * 7919 + d * 104729) % 1000 < (${most} / r) % 1000 then 1 else 0 end`
    await database.run(
      `insert into analytics_counts ${columns} with recursive ${ranks(values)}
       select period, '${dimension}', '${before}' || (1000 + r), '${measure}', ${most} / r / 1000 + ${chance}
       from days cross join n where ${most} / r / 1000 + ${chance} > 0`,
    )
  }
  for (const [measure, share] of ofAll) {
    const count = Math.round((perDay * share) / 1000)
    await database.run(
      `insert into analytics_counts ${columns} with recursive ${ranks(24)}
       select period, 'all', '', '${measure}', ${count} from days cross join n where r = 1 union all
       select period || 'T' || (r - 1), 'all', '', '${measure}', ${Math.ceil(count / 24)}
       from days cross join n where r > 10`,
    )
  }
  await database.run(
    `insert into analytics_counts ${columns} select substr(period, 1, 7), dimension, value, measure, sum("count")
     from analytics_counts where length(period) = 10 group by substr(period, 1, 7), dimension, value, measure`,
  )
  await database.run('analyze')
  const rows = /** @type {{ rows: Record<string, unknown>[] }} */ (
    await database.run('select count(*) as n from analytics_counts')
  )
  await database.close()
  return Number(rows.rows[0]?.n)
}

/**
 * @param {readonly number[]} times
 * @param {number} share
 */
const quantile = (times, share) =>
  [...times].sort((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

/**
 * @param {string} url
 * @param {Record<string, string>} headers
 * @param {string} period
 */
async function measureScreen(url, headers, period) {
  const paths = ['overview', ...tables.map((name) => `table/${name}`)]
  /** @type {number[]} */
  const whole = []
  /** @type {number[]} */
  const calls = []
  /** @type {number[]} */
  const waits = []
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now()
    let open = true
    const asking = Promise.all(
      paths.map(async (path) => {
        const asked = performance.now()
        const answer = await fetch(`${url}/api/globals/insights/${path}?period=${period}&compare=previous`, { headers })
        await answer.text()
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
        calls.push(performance.now() - asked)
      }),
    ).finally(() => {
      open = false
    })
    while (open) {
      const asked = performance.now()
      await (await fetch(`${url}/healthz`)).text()
      waits.push(performance.now() - asked)
    }
    await asking
    whole.push(performance.now() - began)
  }
  return { whole, calls, waits }
}

/**
 * @param {string} dialect
 * @param {string} databaseUrl
 * @param {number} events
 * @returns {Promise<import('./budgets.mjs').Row[]>}
 */
async function measure(dialect, databaseUrl, events) {
  const dataDir = mkdtempSync(join(tmpdir(), 'merkevei-insights-'))
  const removed = atEnd(() => rmSync(dataDir, { recursive: true, force: true }))
  try {
    const env = { DATABASE_URL: databaseUrl, DEMO: '0' }
    await (await launch(dataDir, env)).stop()
    const title = `${(events / 1_000_000).toLocaleString('en')} million events, ${dialect}`
    const rows = await step(`Counts of ${title}`, () =>
      fillCounts(databaseUrl || `file:${join(dataDir, 'site.db')}`, events),
    )
    /** @type {import('./budgets.mjs').Row[]} */
    const found = [{ what: `${title}: rows of counts`, measured: rows, unit: '' }]
    const site = await launch(dataDir, env)
    try {
      const headers = await signIn(site.url)
      for (const [period, name] of /** @type {const} */ ([
        ['30', '30 days'],
        ['12m', '12 months'],
      ])) {
        const { whole, calls, waits } = await step(`Insights of ${name}, ${title}`, () =>
          measureScreen(site.url, headers, period),
        )
        found.push(
          { what: `insights of ${name}, ${title}: the whole screen, p50`, measured: quantile(whole, 0.5), unit: 'ms' },
          { what: '  p99', measured: quantile(whole, 0.99), unit: 'ms', budget: { atMost: 1000 } },
          { what: '  one call, p50', measured: quantile(calls, 0.5), unit: 'ms' },
          { what: '  one call, p99', measured: quantile(calls, 0.99), unit: 'ms' },
          { what: '  another request meanwhile, p99', measured: quantile(waits, 0.99), unit: 'ms' },
        )
      }
    } finally {
      await site.stop()
    }
    return found
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
    removed()
  }
}

export async function measureInsights() {
  const rows = await measure('SQLite', '', 5_000_000)
  const server = await startPostgres()
  try {
    rows.push(...(await measure('PostgreSQL', server.url, 50_000_000)))
  } finally {
    await server.stop()
  }
  return rows
}
