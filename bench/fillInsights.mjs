/** A year of invented analytics, by plain SQL that both databases understand: what was counted, and what is still kept. */
import { connect } from '../scripts/database.mjs'

const DAY = 24 * 60 * 60 * 1000
const DAYS = 365
/** Days whose events are kept one by one: the setting as it is at first. */
const KEPT = 90
/** Events that are not counted yet. */
export const FRESH = 10_000

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
export async function fillCounts(databaseUrl, events) {
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
  const [row] = await database.rows('select count(*) as n from analytics_counts')
  await database.close()
  return Number(row?.n)
}

/**
 * Page views of the days that are kept, counted, and some of the last minutes that are not.
 * @param {string} databaseUrl
 * @param {number} events of a year
 * @returns {Promise<number>} rows
 */
export async function fillEvents(databaseUrl, events) {
  const database = await connect(databaseUrl)
  const now = Date.now()
  const insert = (
    /** @type {number} */ from,
    /** @type {number} */ rows,
    /** @type {number} */ length,
    counted = true,
  ) => {
    const at = `${from} + (${length} / ${rows}) * (r - 1)`
    return database.run(
      `insert into analytics_events (at, kind, visitor, path, referrer, counted_at)
       with recursive n(r) as (select 1 union all select r + 1 from n where r < ${rows})
       select ${at}, 'view', 'visitor-' || (r % ${Math.ceil(rows / 3)}), '/side-' || (1000 + (r * 7919) % 3000),
       'sted-' || (1000 + r % 500), ${counted ? at : 'null'} from n`,
    )
  }
  const perDay = Math.round(events / DAYS)
  for (let day = 1; day <= KEPT; day++) await insert(now - (day + 1) * DAY, perDay, DAY)
  await insert(now - 30 * 60 * 1000, FRESH, 20 * 60 * 1000, false)
  await database.run('analyze')
  const [row] = await database.rows('select count(*) as n from analytics_events')
  await database.close()
  return Number(row?.n)
}
