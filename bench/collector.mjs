/**
 * Hits of analytics that one process takes in a second, how soon it answers visitors meanwhile, and whether all that it
 * acknowledged is there when it is killed in the middle of it.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { atEnd } from '../scripts/cleanup.mjs'
import { connect } from '../scripts/database.mjs'
import { startPostgres } from '../scripts/postgres.mjs'
import { step } from '../scripts/progress.mjs'
import { quantile } from './budgets.mjs'
import { launch } from './site.mjs'

const PROXY = '/wp-json/caos/v1/proxy/stealth'
const CONNECTIONS = 64
const SECONDS = 10
/** Milliseconds between looks at a page, as a visitor would. */
const LOOK = 50
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/**
 * @param {string} url
 * @param {http.Agent} agent
 * @param {{ method: string, headers?: Record<string, string>, body?: string }} options
 * @returns {Promise<string>}
 */
function ask(url, agent, { method, headers = {}, body = '' }) {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method, agent, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (piece) => {
        text += piece
      })
      response.on('end', () => resolve(text))
      response.on('error', reject)
    })
    request.on('error', reject)
    request.end(body)
  })
}

/** @param {string} databaseUrl */
async function hitsOnce(databaseUrl) {
  const dataDir = mkdtempSync(join(tmpdir(), 'merkevei-collector-'))
  const removed = atEnd(() => rmSync(dataDir, { recursive: true, force: true }))
  const site = await launch(dataDir, { DATABASE_URL: databaseUrl, DEMO: '0', TRUST_PROXY: '1' })
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const own = new http.Agent({ keepAlive: true })
  try {
    let acknowledged = 0
    let sent = 0
    let over = false
    const client = async () => {
      while (!over) {
        const visitor = ++sent % 50_000
        const answer = await ask(site.url + PROXY, agent, {
          method: 'POST',
          headers: {
            'content-type': 'text/plain',
            'user-agent': browser,
            'x-forwarded-for': `10.${visitor % 200}.${Math.floor(visitor / 200)}.1`,
          },
          body: JSON.stringify({
            kind: 'view',
            insight: JSON.stringify({ path: '/' }),
            search: `?utm_campaign=side-${sent % 500}`,
            referrer: 'https://example.no/',
          }),
        }).catch(() => '')
        if (answer.includes('"success":true')) acknowledged++
      }
    }
    const clients = Array.from({ length: CONNECTIONS }, client)
    /** @type {number[]} */
    const pages = []
    const began = performance.now()
    while (performance.now() - began < SECONDS * 1000) {
      const asked = performance.now()
      await ask(site.url, own, { method: 'GET' })
      pages.push(performance.now() - asked)
      await wait(LOOK)
    }
    const rate = acknowledged / ((performance.now() - began) / 1000)
    process.kill(site.pid, 'SIGKILL')
    over = true
    await Promise.all(clients)
    await site.stop()
    const database = await connect(databaseUrl || `file:${join(dataDir, 'site.db')}`)
    const stored = Number((await database.rows('select count(*) as n from analytics_events'))[0]?.n)
    await database.close()
    return { rate, page: quantile(pages, 0.99), lost: Math.max(0, acknowledged - stored) }
  } finally {
    agent.destroy()
    own.destroy()
    rmSync(dataDir, { recursive: true, force: true })
    removed()
  }
}

/** @returns {Promise<import('./budgets.mjs').Row[]>} */
export async function measureCollector() {
  const rows = []
  for (const dialect of ['SQLite', 'PostgreSQL']) {
    const server = dialect === 'PostgreSQL' ? await startPostgres() : undefined
    try {
      const { rate, page, lost } = await step(`Hits of analytics, ${dialect}`, () => hitsOnce(server?.url ?? ''))
      rows.push(
        { what: `hits of analytics, ${dialect}`, measured: rate, unit: '/s', budget: { atLeast: 2000 } },
        { what: '  a page meanwhile, p99', measured: page, unit: 'ms' },
        { what: '  lost when it was killed', measured: lost, unit: '', budget: { atMost: 0 } },
      )
    } finally {
      await server?.stop()
    }
  }
  return rows
}
