/**
 * What search finds: the queries of search/queries.json on the demo brand, in the order in which the results page shows
 * its hits; and how long a search takes among 100,000 articles.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { step } from '../scripts/progress.mjs'
import { root } from '../scripts/project.mjs'
import { measureSearchAmong } from './scale.mjs'
import { startSite } from './site.mjs'

/** @typedef {{ query: string, expected: string[], locale?: 'en' }} Query */
/** @typedef {Record<string, Query[]>} Kinds */

/** Position that counts besides the first. */
const TOP = 3
const SCALE = 100_000
/** Milliseconds that the texts of files are waited for, and between two looks. */
const FILE_PATIENCE = 60_000
const FILE_INTERVAL = 250
/** Shares of the list that must be found (%). */
const budgets = { first: 85, top: 95 }

export const lists = /** @type {Record<string, Kinds> & { queries: Kinds }} */ (
  JSON.parse(readFileSync(join(root, 'bench/search/queries.json'), 'utf8'))
)
/** `queries` → `list`, `secondHeldOut` → `held out, second`. */
const listName = (/** @type {string} */ name) => {
  if (name === 'queries') return 'list'
  const which = name.replace(/HeldOut$/, '')
  return which === 'heldOut' ? 'held out' : `held out, ${which}`
}

/**
 * The hits of a results page: an article by its number, others by their address.
 * @param {string} url
 * @param {Query} query
 */
async function hitsOf(url, { query, locale }) {
  const response = await fetch(`${url}${locale ? `/${locale}` : ''}/sok?search_Query=${encodeURIComponent(query)}`)
  const html = await response.text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return main
    .split('<li class="result result-')
    .slice(1)
    .map((hit) => /class="article-number">([^<]+)</.exec(hit)?.[1] ?? /href="([^"]+)"/.exec(hit)?.[1] ?? '')
}

/**
 * `EV-1008`, `EV-51*`, `page:garanti`, `dealer:tromsogloden`, `file:brosjyre-varde`.
 * @param {string} hit
 * @param {string} expected
 */
function matches(hit, expected) {
  const [kind, name = ''] = expected.split(':')
  if (kind === 'page' || kind === 'dealer')
    return hit.endsWith(`/${name}`) && hit.includes('/finn-forhandler/') === (kind === 'dealer')
  if (kind === 'file') return hit.split('/').at(-1)?.startsWith(name) ?? false
  return new RegExp(`^${expected.replaceAll('*', '.*')}$`).test(hit)
}

/**
 * @param {string} url
 * @param {Kinds} kinds
 */
export async function judge(url, kinds) {
  const judged = []
  for (const [kind, queries] of Object.entries(kinds))
    for (const asked of queries) {
      const { query, expected } = asked
      const hits = (await hitsOf(url, asked)).slice(0, TOP)
      const place = hits.findIndex((hit) => expected.some((one) => matches(hit, one)))
      judged.push({ kind, query, expected, hits, first: place === 0, top: place >= 0 })
    }
  return judged
}

/** @param {{ first: boolean, top: boolean }[]} judged */
export function shares(judged) {
  const share = (/** @type {'first' | 'top'} */ field) =>
    (100 * judged.filter((one) => one[field]).length) / judged.length
  return { first: share('first'), top: share('top') }
}

/**
 * Texts of files are read after the site listens.
 * @param {string} url
 */
async function waitForFileTexts(url) {
  for (let waited = 0; waited < FILE_PATIENCE; waited += FILE_INTERVAL) {
    const response = await fetch(`${url}/sok?search_Query=spyleluft`)
    if ((await response.text()).includes('<mark>')) return
    await new Promise((resolve) => setTimeout(resolve, FILE_INTERVAL))
  }
}

/**
 * @param {{ missed?: boolean }} [options] `missed` prints each query whose expected hit is not the first
 * @returns {Promise<import('./budgets.mjs').Row[]>}
 */
export async function measureSearch({ missed = false } = {}) {
  const site = await startSite()
  /** @type {import('./budgets.mjs').Row[]} */
  const rows = []
  try {
    await step('Waiting for the texts of files', () => waitForFileTexts(site.url))
    for (const [name, kinds] of Object.entries(lists)) {
      const list = listName(name)
      const judged = await step(`Queries, ${list}`, () => judge(site.url, kinds))
      for (const kind of Object.keys(kinds)) {
        const of = judged.filter((one) => one.kind === kind)
        const { first, top } = shares(of)
        rows.push(
          { what: `search, ${list}, ${kind} (${of.length}): first`, measured: first, unit: '%' },
          { what: `  among the first ${TOP}`, measured: top, unit: '%' },
        )
      }
      const { first, top } = shares(judged)
      const budget = (/** @type {number} */ atLeast) => (list === 'list' ? { budget: { atLeast } } : {})
      rows.push(
        {
          what: `search, ${list}, all (${judged.length}): first`,
          measured: first,
          unit: '%',
          ...budget(budgets.first),
        },
        { what: `  among the first ${TOP}`, measured: top, unit: '%', ...budget(budgets.top) },
      )
      // Those held out are not used to improve the search.
      if (missed && list === 'list')
        for (const { query, expected, hits, top: isTop } of judged.filter((one) => !one.first))
          process.stdout.write(
            `${list}: ${isTop ? 'later ' : 'MISSED'} ${query} → ${hits.join(' ')} (${expected.join(' ')})\n`,
          )
    }
  } finally {
    await site.stop()
  }
  const queries = Object.values(lists.queries).flatMap((list) => list.map(({ query }) => query))
  const p99 = await measureSearchAmong(SCALE, queries)
  rows.push({
    what: `search among ${SCALE.toLocaleString('en')} articles and dealers, p99`,
    measured: p99,
    unit: 'ms',
    budget: { atMost: 30 },
  })
  return rows
}
