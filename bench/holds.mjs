/** The longest that each job holds the event loop among 100,000 articles and dealers, on SQLite (docs/budgets.md). */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { atEnd } from '../scripts/cleanup.mjs'
import { step } from '../scripts/progress.mjs'
import { fillOrders } from './fill.mjs'
import { fillCounts } from './fillInsights.mjs'
import { loopDelay, loopDelayEnv } from './loopDelay.mjs'
import { rest, signIn } from './rest.mjs'
import { prepared, settled, siteMapFiles } from './scale.mjs'
import { launch } from './site.mjs'
import { residentMegabytes } from './start.mjs'

const SIZE = 100_000
/** Milliseconds. */
const LONGEST = 50
/** As many as one export takes. */
const ORDERS = 10_000
/** Page views of the year that the figures show. */
const EVENTS = 1_000_000
/** Articles of the imported file. */
const LINES = 3000
/** Milliseconds between looks at how far a job has come. */
const LOOK = 100
/** Saves of one document, one after the other. */
const SAVES = 5

/**
 * @typedef {object} Site
 * @property {string} url
 * @property {Record<string, string>} headers of an administrator
 */

/** @param {Site} site @param {string} path @param {object} data */
const change = ({ url, headers }, path, data) =>
  rest(url, path, { method: 'PATCH', headers, body: JSON.stringify(data) })

/** @param {Site} site @param {string} path */
async function read({ url, headers }, path) {
  const answer = await fetch(url + path, { headers })
  const { length } = await answer.text()
  if (!answer.ok || length === 0) throw new Error(`${path} answered ${answer.status}`)
}

/** What visitors ask for, from the indexes. */
async function ask(/** @type {Site} */ site) {
  for (const path of [
    '/artikler?side=2',
    '/artikler?sortering=pris&egenskap.farge=svart',
    '/sok?search_Query=ovn',
    '/sok?search_Query=varmekurv%20liten',
    '/en/search?search_Query=oven',
    '/finn-forhandler?sted=9008',
    '/finn-forhandler?sted=Ildsted',
  ])
    await (await fetch(site.url + path, { headers: { 'x-forwarded-for': '10.0.0.1' } })).text()
}

async function importArticles(/** @type {Site} */ site) {
  const lines = Array.from(
    { length: LINES },
    (_, at) => `IM-${at};Ovnsrør ${at};Passer til ovner med ${at % 200} mm uttak;${(at * 37) % 30_000};${at % 100}`,
  )
  const body = new FormData()
  body.set('file', new File([`Artikkelnummer;Navn;Omtale;Pris;Rekkefølge\n${lines.join('\n')}\n`], 'artikler.csv'))
  body.set('_payload', JSON.stringify({ target: 'articles' }))
  const { headers, url } = site
  const answer = await fetch(`${url}/api/imports/upload`, { method: 'POST', headers, body })
  const { doc } = await answer.json()
  const until = async (/** @type {string} */ state) => {
    for (;;) {
      const found = await rest(url, `/api/imports/${doc.id}?depth=0`, { headers })
      if (found.state === state) return
      if (found.state === 'refused' || found.state === 'stopped') throw new Error(`the import ended: ${found.error}`)
      await wait(LOOK)
    }
  }
  await until('ready')
  await rest(url, `/api/imports/${doc.id}/run`, { method: 'POST', headers })
  await until('done')
}

/**
 * A document saved several times; after each, visitors ask.
 * @param {string} path
 * @param {(at: number) => object} data
 * @returns {(site: Site) => Promise<void>}
 */
const publishing = (path, data) => async (site) => {
  for (let at = 0; at < SAVES; at++) {
    await change(site, path, data(at))
    await ask(site)
  }
}

const insights = ['overview', 'table/pages', 'table/articles', 'table/dealers', 'table/searches', 'export/pages']

/** @type {Record<string, (site: Site) => Promise<void>>} */
export const jobs = {
  'first list, search and finder': ask,
  'an article published': publishing('/api/articles/500', (at) => ({ price: 100 + at, _status: 'published' })),
  'a dealer published': publishing('/api/dealers/500', (at) => ({ street: `Storgata ${at}`, _status: 'published' })),
  'a group published': publishing('/api/articleGroups/3', (at) => ({ position: at })),
  'the menus published': async (site) => {
    for (let at = 0; at < SAVES; at++) {
      await rest(site.url, '/api/globals/navigation', {
        method: 'POST',
        headers: site.headers,
        body: JSON.stringify({ _status: 'published' }),
      })
      await ask(site)
    }
  },
  'an import of 3,000 articles': async (site) => {
    await importArticles(site)
    await ask(site)
  },
  'articles exported, CSV': (site) => read(site, '/api/imports/export?target=articles&format=csv'),
  'articles exported, XLSX': (site) => read(site, '/api/imports/export?target=articles&format=xlsx'),
  'dealers exported, CSV': (site) => read(site, '/api/imports/export?target=dealers&format=csv'),
  'order requests exported': (site) => read(site, '/api/orderRequests/export'),
  'the dashboard': async (site) => {
    for (const path of insights) await read(site, `/api/globals/insights/${path}?period=12m&compare=previous`)
    await read(site, '/api/orderRequests/figures')
  },
  'the site map': async (site) => {
    for (const path of ['/sitemap.xml', ...(await siteMapFiles(site.url)), '/llms.txt', '/robots.txt'])
      await read(site, path)
  },
}

/** @returns {Promise<import('./budgets.mjs').Row[]>} */
export async function measureHolds() {
  const dataDir = mkdtempSync(join(tmpdir(), 'merkevei-holds-'))
  const removed = atEnd(() => rmSync(dataDir, { recursive: true, force: true }))
  const title = `${SIZE.toLocaleString('en')} articles and dealers`
  try {
    await step(`Filling in ${title}`, async () => {
      await prepared('', dataDir, SIZE)
      const databaseUrl = `file:${join(dataDir, 'site.db')}`
      await fillOrders(databaseUrl, ORDERS)
      await fillCounts(databaseUrl, EVENTS)
    })
    return await step(`Jobs among ${title}`, () => holdsOf(dataDir))
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
    removed()
  }
}

/** @param {string} dataDir */
async function holdsOf(dataDir) {
  const delays = join(dataDir, 'loop-delay.json')
  const own = { DEMO: '0', PAGE_CACHE: 'off', TRUST_PROXY: '1', MERKEVEI_ADMIN_BUILD: 'running' }
  const { url, pid, stop } = await launch(dataDir, { ...own, ...loopDelayEnv(delays) })
  /** @type {import('./budgets.mjs').Row[]} */
  const rows = []
  const note = async (/** @type {string} */ job) => {
    const { max, p99 } = await loopDelay(pid, delays)
    rows.push(
      { what: `longest hold of the event loop: ${job}`, measured: max, unit: 'ms', budget: { atMost: LONGEST } },
      { what: '  p99', measured: p99, unit: 'ms' },
      { what: '  memory afterwards', measured: await residentMegabytes(pid), unit: 'MB' },
    )
  }
  try {
    // What held it before there were visitors is no one's wait.
    await loopDelay(pid, delays)
    await settled(url, ({ ready }) => ready)
    await note('indexes read after the start')
    const headers = await signIn(url)
    await loopDelay(pid, delays)
    for (const [name, job] of Object.entries(jobs)) {
      await job({ url, headers })
      await note(name)
    }
    return rows
  } finally {
    await stop()
  }
}
