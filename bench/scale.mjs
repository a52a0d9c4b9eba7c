/** Listing, search and the nearest dealers among many, without the page cache, on both databases (docs/budgets.md). */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { atEnd } from '../scripts/cleanup.mjs'
import { startPostgres } from '../scripts/postgres.mjs'
import { step } from '../scripts/progress.mjs'
import { quantile } from './budgets.mjs'
import { fill } from './fill.mjs'
import { loopDelay, loopDelayEnv } from './loopDelay.mjs'
import { launch } from './site.mjs'
import { residentMegabytes } from './start.mjs'

const sizes = [1000, 10_000, 100_000]
/** Requests of each kind that are measured, one after the other. */
const REQUESTS = 400
/** Milliseconds of the first question of a kind, whose code and data are still cold. */
const FIRST_ANSWER = 300
/** Megabytes at 100,000, the admin loaded. */
const MEMORY = 450
/** Before these, so that the compiler has seen the code. */
const WARM = 150

const words = ['bålpanne', 'ovn', 'sotrist', 'kleberstein', 'peisdør nordlys', 'EV-0005', 'asek', 'varmekurv liten']
const postcodes = ['9008', '0150', '5003', '7010', '4006', '9800', '2609', '8006']

/** @type {Record<string, (at: number) => string>} */
const questions = {
  'listing with filters': (at) =>
    `/artikler?linje=vedovner&egenskap.uteluft=ja&egenskap.farge=svart,hvit&sortering=pris&side=${(at % 9) + 1}`,
  'listing of a group': (at) => `/artikler/gruppe/gruppe-${(at % 5) + 1}?egenskap.effekt=6-${8 + (at % 6)}`,
  search: (at) => `/sok?search_Query=${encodeURIComponent(words[at % words.length] ?? '')}`,
  'nearest dealers': (at) => `/bestilling/forhandlere?postnr=${postcodes[at % postcodes.length]}`,
  'the finder’s page': (at) =>
    `/finn-forhandler?sted=${postcodes[at % postcodes.length]}&linje=${at % 2 ? 'vedovner' : 'tilbehor'}`,
}

/** Addresses of the files of the site map, or of its only one. */
export async function siteMapFiles(/** @type {string} */ url) {
  const map = await (await fetch(`${url}/sitemap.xml`)).text()
  const files = [...map.matchAll(/<loc>[^<]*(\/sitemap-\d+\.xml)<\/loc>/g)].map(([, file = '']) => file)
  return files.length > 0 ? files : ['/sitemap.xml']
}

/** Milliseconds between two looks at the state of the process. */
const LOOK = 50

/**
 * Waits for a state of the process: indexes read and admin loaded, if nothing else is said.
 * @param {string} url
 * @param {(state: { ready: boolean, admin: string }) => boolean} [isSo]
 */
export async function settled(url, isSo = ({ ready, admin }) => ready && admin === 'ready') {
  while (!isSo(await (await fetch(`${url}/readyz`)).json())) await wait(LOOK)
}

let visit = 0

/**
 * Milliseconds of each request to its last byte.
 * @param {string} url
 * @param {(at: number) => string} question
 * @param {number} count
 */
async function ask(url, question, count) {
  const times = []
  for (let at = 0; at < count; at++) {
    const began = performance.now()
    // From another visitor each time: looking up is limited for each.
    const answer = await fetch(url + question(at), {
      headers: { 'x-forwarded-for': `10.${visit >> 8}.${visit++ & 255}.1` },
    })
    const text = await answer.text()
    times.push(performance.now() - began)
    if (!answer.ok || text.length < 50) throw new Error(`${question(at)} answers ${answer.status}`)
  }
  return times
}

/**
 * @param {string} databaseUrl
 * @param {string} dataDir
 */
async function measure(databaseUrl, dataDir) {
  const common = { DATABASE_URL: databaseUrl, DEMO: '0', PAGE_CACHE: 'off', TRUST_PROXY: '1' }
  return { ...(await measureStart(common, dataDir)), ...(await measureAnswers(common, dataDir)) }
}

/**
 * The indexes alone: the admin, which occupies the event loop while it is loaded, waits for a build that never ends.
 * @param {Record<string, string>} common
 * @param {string} dataDir
 */
async function measureStart(common, dataDir) {
  const delays = join(dataDir, 'loop-delay.json')
  const began = performance.now()
  const site = await launch(dataDir, { ...common, MERKEVEI_ADMIN_BUILD: 'running', ...loopDelayEnv(delays) })
  try {
    // What held it until the site listened is the start's; with it goes what was read before the site first answered.
    await loopDelay(site.pid, delays)
    await settled(site.url, ({ ready }) => ready)
    const ready = performance.now() - began
    const held = await loopDelay(site.pid, delays)
    const first = []
    for (const path of ['/artikler?side=2', '/sok?search_Query=ovn', '/finn-forhandler?sted=9008'])
      first.push(...(await ask(site.url, () => path, 1)))
    return { ready, held, first: Math.max(...first) }
  } finally {
    await site.stop()
  }
}

/**
 * @param {Record<string, string>} common
 * @param {string} dataDir
 */
async function measureAnswers(common, dataDir) {
  const site = await launch(dataDir, common)
  try {
    await settled(site.url)
    /** @type {Record<string, number>} */
    const worst = {}
    const files = await siteMapFiles(site.url)
    const all = { ...questions, 'a file of the site map': (/** @type {number} */ at) => files[at % files.length] ?? '' }
    for (const [name, question] of Object.entries(all)) {
      await ask(site.url, question, WARM)
      worst[name] = quantile(await ask(site.url, question, REQUESTS), 0.99)
    }
    return { worst, memory: await residentMegabytes(site.pid) }
  } finally {
    await site.stop()
  }
}

/** Migrated, with nothing in it but what was filled in. */
export async function prepared(
  /** @type {string} */ databaseUrl,
  /** @type {string} */ dataDir,
  /** @type {number} */ size,
) {
  const site = await launch(dataDir, { DATABASE_URL: databaseUrl, DEMO: '0' })
  await site.stop()
  await fill(databaseUrl || `file:${join(dataDir, 'site.db')}`, size)
}

const budgets = /** @type {Record<string, number>} */ ({
  'listing with filters': 20,
  'listing of a group': 20,
  search: 30,
  'nearest dealers': 5,
  'the finder’s page': 20,
  'a file of the site map': 60,
})

/**
 * p99 of searches among so many articles and dealers, on SQLite.
 * @param {number} size
 * @param {readonly string[]} queries
 */
export async function measureSearchAmong(size, queries) {
  const dataDir = mkdtempSync(join(tmpdir(), 'merkevei-scale-'))
  const removed = atEnd(() => rmSync(dataDir, { recursive: true, force: true }))
  const search = (/** @type {number} */ at) =>
    `/sok?search_Query=${encodeURIComponent(queries[at % queries.length] ?? '')}`
  try {
    await step(`Filling in ${size.toLocaleString('en')} articles and dealers`, () => prepared('', dataDir, size))
    const site = await launch(dataDir, { DEMO: '0', PAGE_CACHE: 'off', TRUST_PROXY: '1' })
    try {
      return await step('Searching among them', async () => {
        await settled(site.url)
        await ask(site.url, search, WARM)
        return quantile(await ask(site.url, search, REQUESTS), 0.99)
      })
    } finally {
      await site.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
    removed()
  }
}

/** @returns {Promise<import('./budgets.mjs').Row[]>} */
export async function measureScale() {
  /** @type {import('./budgets.mjs').Row[]} */
  const rows = []
  for (const dialect of ['SQLite', 'PostgreSQL']) {
    /** @type {Record<string, number>} */
    const smallest = {}
    for (const size of sizes) {
      const server = dialect === 'PostgreSQL' ? await startPostgres() : undefined
      const dataDir = mkdtempSync(join(tmpdir(), 'merkevei-scale-'))
      const removed = atEnd(() => rmSync(dataDir, { recursive: true, force: true }))
      try {
        const databaseUrl = server?.url ?? ''
        const title = `${size.toLocaleString('en')} articles and dealers, ${dialect}`
        await step(`Filling in ${title}`, () => prepared(databaseUrl, dataDir, size))
        const { ready, first, held, worst, memory } = await step(`Asking among ${title}`, () =>
          measure(databaseUrl, dataDir),
        )
        for (const [what, measured] of Object.entries(worst)) {
          rows.push({ what: `${title}: ${what}, p99`, measured, unit: 'ms', budget: { atMost: budgets[what] ?? 0 } })
          if (size === sizes[0]) smallest[what] = measured
          if (size === sizes.at(-1))
            rows.push({
              what: '  growth from 1,000',
              measured: measured / (smallest[what] ?? 1),
              unit: '×',
              budget: { atMost: what === 'nearest dealers' ? 2 : 3 },
            })
        }
        rows.push({ what: '  from the start until the indexes are read', measured: ready, unit: 'ms' })
        rows.push({ what: '  event loop held meanwhile, longest', measured: held.max, unit: 'ms' })
        rows.push({ what: '  event loop held meanwhile, p99', measured: held.p99, unit: 'ms' })
        rows.push({
          what: '  first list, search or finder after that, slowest',
          measured: first,
          unit: 'ms',
          budget: { atMost: FIRST_ANSWER },
        })
        rows.push({
          what: '  memory afterwards',
          measured: memory,
          unit: 'MB',
          ...(size === sizes.at(-1) ? { budget: { atMost: MEMORY } } : {}),
        })
      } finally {
        await server?.stop()
        rmSync(dataDir, { recursive: true, force: true })
        removed()
      }
    }
  }
  return rows
}
