/**
 * `npm run bench`: the budgets of docs/budgets.md, measured in one run on this machine and printed beside what was
 * measured.
 *
 *     npm run bench                    all but Lighthouse; some minutes
 *     npm run bench -- --lighthouse    the four scores on a phone, nothing else
 *     npm run bench -- --starts 50     as many starts, and how many failed; nothing else
 *     npm run bench -- --only saving   one part: cached, rendered, questions, weight, blocks, menu, saving, starting, scale,
 *                                     holds, imports, campaigns, collector, insights, search, nodes, workers, watching,
 *                                     backups
 *     npm run bench -- --only search --missed   also prints the queries whose expected hit is not first
 *     npm run bench -- --seconds 8     longer rounds under load (4)
 */
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { build } from '../scripts/build.mjs'
import { ensureInstalled } from '../scripts/ensure.mjs'
import { requireNode } from '../scripts/node-version.mjs'
import { giveUp, step } from '../scripts/progress.mjs'
import { measureBackups } from './backups.mjs'
import { weighBlocks } from './blocks.mjs'
import { median, printTable, WORDPRESS_UNCACHED } from './budgets.mjs'
import { measureCachedPage } from './cachedPage.mjs'
import { measureCampaigns } from './campaigns.mjs'
import { measureCollector } from './collector.mjs'
import { measureHolds } from './holds.mjs'
import { measureImports } from './imports.mjs'
import { measureInsights } from './insights.mjs'
import { lighthouseScores } from './lighthouse.mjs'
import { load, loadTool } from './load.mjs'
import { measureMenuCost, measureMenuTasks } from './menu.mjs'
import { measureNodes } from './nodes.mjs'
import { measureQuestions } from './questions.mjs'
import { measureColleagues, measureSave, titledPages } from './save.mjs'
import { measureScale } from './scale.mjs'
import { measureSearch } from './search.mjs'
import { medianPage, prepareSite, sitePaths, startSite } from './site.mjs'
import { countFailedStarts, measureMemory, measureStart } from './start.mjs'
import { measureWatching } from './watching.mjs'
import { measureWeight } from './weight.mjs'
import { measureWorkers } from './workers.mjs'

/** @typedef {import('./budgets.mjs').Row} Row */

const { values: flags } = parseArgs({
  options: {
    lighthouse: { type: 'boolean', default: false },
    starts: { type: 'string' },
    only: { type: 'string' },
    seconds: { type: 'string', default: '4' },
    missed: { type: 'boolean', default: false },
  },
})
const seconds = Number(flags.seconds)
const KILOBYTE = 1024
/** Bytes that a server may send before the first acknowledgement: ten segments of 1460. */
const FIRST_FLIGHT = 14_600

/**
 * @template Result
 * @param {(site: { url: string, paths: string[], page: string }) => Promise<Result>} use
 * @param {Record<string, string>} [env]
 */
async function withSite(use, env) {
  const site = await startSite(env)
  try {
    const paths = await sitePaths(site.url)
    const page = await medianPage(
      site.url,
      paths.filter((path) => path !== '/' && !path.startsWith('/en')),
    )
    return await use({ url: site.url, paths, page })
  } finally {
    await site.stop()
  }
}

/**
 * A page of each kind whose drawing differs.
 * @param {readonly string[]} paths
 * @param {string} text a page of texts
 * @returns {[kind: string, path: string][]}
 */
function kindsOf(paths, text) {
  const article = paths.find((path) => path.startsWith('/artikler/varde'))
  if (!article) throw new Error('The demo has no article of this name.')
  return [
    ['front', '/'],
    ['text', text],
    ['article', article],
  ]
}

/** @returns {Promise<Row[]>} */
async function cached() {
  return withSite(async ({ url, paths, page }) => {
    const encodings = /** @type {const} */ ([
      ['plain', undefined],
      ['gzip', 'gzip'],
      ['brotli', 'br'],
    ])
    /** @type {Row[]} */
    const rows = []
    for (const [kind, path] of kindsOf(paths, page))
      for (const [name, encoding] of encodings) {
        const of = { url, path, seconds, ...(encoding ? { encoding } : {}) }
        const rates = await step(`Cached page, ${kind}, ${name} (${loadTool})`, () => measureCachedPage(of))
        rows.push(
          {
            what: `cached page, ${kind}, ${name}, to bare node:http`,
            measured: rates.toBare,
            unit: '×',
            budget: { atLeast: 1.2 },
          },
          { what: `  requests a second: site`, measured: rates.site, unit: '/s' },
          { what: `  requests a second: bare node:http`, measured: rates.bare, unit: '/s' },
        )
        if (rates.nginx)
          rows.push(
            { what: `  requests a second: nginx, one worker`, measured: rates.nginx.rate, unit: '/s' },
            { what: `cached page, ${kind}, ${name}, to nginx`, measured: rates.nginx.ratio, unit: '×' },
          )
      }
    return rows
  })
}

/** @returns {Promise<Row[]>} */
async function rendered() {
  return withSite(
    async ({ url, paths, page }) => {
      /** @type {Row[]} */
      const rows = []
      for (const [kind, path] of kindsOf(paths, page)) {
        const rounds = await step(`Rendered page, ${kind}`, async () => {
          await load(url + path, { seconds: 2 })
          const rounds = []
          for (let round = 0; round < 3; round++) rounds.push(await load(url + path, { seconds }))
          return rounds
        })
        const rate = median(rounds.map(({ rate }) => rate))
        rows.push(
          {
            what: `rendered page, ${kind}, to WordPress’s ${WORDPRESS_UNCACHED}/s`,
            measured: rate / WORDPRESS_UNCACHED,
            unit: '×',
            budget: { atLeast: 20 },
          },
          { what: '  requests a second', measured: rate, unit: '/s' },
          {
            what: '  p99 at 50 connections',
            measured: median(rounds.map(({ p99 }) => p99)),
            unit: 'ms',
            budget: { atMost: 100 },
          },
        )
      }
      return rows
    },
    { PAGE_CACHE: 'off' },
  )
}

/** Pages that show one block with all its options; what each costs is the part `blocks`. */
const isShowroom = (/** @type {string} */ path) => path.startsWith('/blokker/')

/** @returns {Promise<Row[]>} */
async function weight() {
  const { before, all, sheet, rules, document } = await step('Bytes of script and styles', () =>
    withSite(({ url, paths }) =>
      measureWeight(
        url,
        paths.filter((path) => !isShowroom(path)),
        (path) => path === '/' || path.startsWith('/artikler'),
      ),
    ),
  )
  const row = (
    /** @type {string} */ what,
    /** @type {import('./weight.mjs').Heaviest} */ page,
    /** @type {number} */ most,
  ) => ({
    what: `${what}, heaviest page (${page.path})`,
    measured: page.bytes / KILOBYTE,
    unit: 'KB gz',
    budget: { atMost: most },
  })
  return [
    // Three, and what reports views (at most 1.5, decision 034).
    row('script before interaction', before, 4.5),
    row('script with every island', all, 110),
    row('the site’s style sheet', sheet, 12),
    row('a page’s own rules', rules, 4),
    {
      what: `document of the front page, a list or an article, with its headers (${document.path})`,
      measured: document.bytes,
      unit: 'bytes br',
      budget: { atMost: FIRST_FLIGHT },
    },
  ]
}

/** @returns {Promise<Row[]>} */
async function blocks() {
  return weighBlocks().flatMap(({ block, script, styles }) => [
    { what: `block ${block}: script`, measured: script / KILOBYTE, unit: 'KB gz' },
    { what: '  its styles', measured: styles / KILOBYTE, unit: 'KB gz' },
  ])
}

/** @returns {Promise<Row[]>} */
async function menu() {
  const [cost, task] = await step('Menu', () =>
    withSite(async ({ url, page }) => [await measureMenuCost(url, page, seconds), await measureMenuTasks(url)]),
  )
  return [
    { what: 'cached page with the menu’s bytes, to one without', measured: cost ?? 0, unit: '×' },
    {
      what: 'longest task while the menu is used, CPU 4 × slower',
      measured: task ?? 0,
      unit: 'ms',
      budget: { atMost: 50 },
    },
  ]
}

/** @returns {Promise<Row[]>} */
async function saving() {
  const [{ save, served, usual }, together] = await withSite(async ({ url, paths }) => {
    const pages = await titledPages(url, paths)
    return /** @type {const} */ ([
      await step('Saves', () => measureSave(url, pages)),
      await step('Saves of ten colleagues at once', () => measureColleagues(url, pages)),
    ])
  })
  return [
    { what: 'after a save’s answer until served, p95', measured: served, unit: 'ms', budget: { atMost: 50 } },
    { what: '  median', measured: usual, unit: 'ms' },
    { what: '  the save itself, p95', measured: save, unit: 'ms' },
    {
      what: '  of ten colleagues at once until served, p95',
      measured: together.served,
      unit: 'ms',
      budget: { atMost: 150 },
    },
    { what: '  their saves, p95', measured: together.save, unit: 'ms' },
  ]
}

/** @returns {Promise<Row[]>} */
async function starting() {
  const started = await step('Starts', () => measureStart())
  const memory = await step('Memory at rest', measureMemory)
  return [
    { what: 'first answer after start, median of 5', measured: started, unit: 'ms', budget: { atMost: 2000 } },
    { what: 'memory at rest, admin loaded', measured: memory, unit: 'MB', budget: { atMost: 250 } },
  ]
}

/** @returns {Promise<Row[]>} */
async function measurements() {
  if (flags.lighthouse) return step('Lighthouse', () => withSite(({ url, page }) => lighthouseScores(url, ['/', page])))
  if (flags.starts) {
    const times = Number(flags.starts)
    const failed = await step(`${times} starts`, () => countFailedStarts(times))
    return [{ what: `failed of ${times} starts`, measured: failed, unit: '', budget: { atMost: 0 } }]
  }
  const parts = {
    cached,
    rendered,
    questions: () => withSite(({ url }) => measureQuestions(url, seconds)),
    weight,
    blocks,
    menu,
    saving,
    starting,
    scale: measureScale,
    holds: measureHolds,
    imports: measureImports,
    campaigns: measureCampaigns,
    collector: measureCollector,
    insights: measureInsights,
    search: () => measureSearch({ missed: flags.missed }),
    nodes: () => measureNodes(seconds),
    workers: () => measureWorkers(seconds),
    watching: () => measureWatching(seconds),
    backups: measureBackups,
  }
  const chosen = Object.entries(parts).filter(([name]) => !flags.only || flags.only === name)
  if (chosen.length === 0) throw new Error(`--only takes one of ${Object.keys(parts).join(', ')}`)
  const rows = []
  for (const [name, measure] of chosen) {
    try {
      rows.push(...(await measure()))
    } catch (error) {
      // The other parts are measured and shown none the less.
      console.error(error)
      rows.push({ what: `part ${name} failed: see above`, measured: 1, unit: '', budget: { atMost: 0 } })
      process.exitCode = 1
    }
  }
  return rows
}

requireNode()
try {
  await ensureInstalled()
  await build()
  await step('Preparing the demo site', prepareSite)
  const [load = 0] = loadavg()
  const cores = cpus().length
  const rows = await measurements()
  console.log(`\n${cores} cores, load ${load.toFixed(1)} before, Node ${process.versions.node}`)
  if (load > cores / 2)
    console.log(
      'The machine was busy with other things: rates are too low, times too long, and ratios waver. Memory, bytes and shares hold.',
    )
  printTable(rows)
} catch (error) {
  giveUp(error)
}
