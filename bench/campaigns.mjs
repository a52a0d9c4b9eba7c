/**
 * A campaign to 1,000,000 subscribers: how long until all are in the queue, and with how much memory (docs/budgets.md).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { atEnd } from '../scripts/cleanup.mjs'
import { connect } from '../scripts/database.mjs'
import { startPostgres } from '../scripts/postgres.mjs'
import { step } from '../scripts/progress.mjs'
import { rest, signIn } from './rest.mjs'
import { launch } from './site.mjs'
import { residentMegabytes } from './start.mjs'

const SUBSCRIBERS = 1_000_000
/** Milliseconds between looks at how far it has come. */
const LOOK = 500

/** @param {string} databaseUrl */
async function fillSubscribers(databaseUrl) {
  const database = await connect(databaseUrl)
  const numbers = databaseUrl.startsWith('postgres')
    ? `select i from generate_series(1, ${SUBSCRIBERS}) as n(i)`
    : `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${SUBSCRIBERS}) select i from n`
  const now = new Date().toISOString()
  await database.run(
    `insert into subscribers (id, mobile, name, locale, source, updated_at, created_at)
     select i, '+47' || (40000000 + i), 'Person ' || i, 'nb', 'form', '${now}', '${now}' from (${numbers}) as m`,
  )
  await database.run(
    `insert into subscriptions (subscriber_id, "group", state, consent, since)
     select i, 0, 'active', 1, '${now}' from (${numbers}) as m`,
  )
  if (databaseUrl.startsWith('postgres')) await database.run('ANALYZE')
  await database.close()
}

/** @param {string} databaseUrl */
async function queueOnce(databaseUrl) {
  const dataDir = mkdtempSync(join(tmpdir(), 'merkevei-campaigns-'))
  const removed = atEnd(() => rmSync(dataDir, { recursive: true, force: true }))
  try {
    const empty = await launch(dataDir, { DATABASE_URL: databaseUrl, DEMO: '0' })
    await empty.stop()
    await fillSubscribers(databaseUrl || `file:${join(dataDir, 'site.db')}`)
    const site = await launch(dataDir, { DATABASE_URL: databaseUrl, DEMO: '0' })
    try {
      const headers = await signIn(site.url)
      const { doc } = await rest(site.url, '/api/campaigns', {
        method: 'POST',
        headers,
        body: JSON.stringify({ name: 'Alle', text: 'Hei {navn}! Se https://example.no/tilbud', atNight: true }),
      })
      const before = await residentMegabytes(site.pid)
      let most = before
      await rest(site.url, `/api/campaigns/${doc.id}/send`, { method: 'POST', headers })
      const began = performance.now()
      for (;;) {
        most = Math.max(most, await residentMegabytes(site.pid))
        const { queuedAt } = await rest(site.url, `/api/campaigns/${doc.id}?depth=0`, { headers })
        if (queuedAt) break
        await wait(LOOK)
      }
      const seconds = (performance.now() - began) / 1000
      const { messages } = await rest(site.url, `/api/campaigns/${doc.id}/progress`, { headers })
      const queued = Object.values(messages).reduce((sum, count) => sum + Number(count), 0)
      if (queued !== SUBSCRIBERS) throw new Error(`${queued} messages were queued`)
      return { seconds, before, most }
    } finally {
      await site.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
    removed()
  }
}

/** @returns {Promise<import('./budgets.mjs').Row[]>} */
export async function measureCampaigns() {
  /** @type {import('./budgets.mjs').Row[]} */
  const rows = []
  for (const dialect of ['SQLite', 'PostgreSQL']) {
    const server = dialect === 'PostgreSQL' ? await startPostgres() : undefined
    try {
      const title = `a campaign to ${SUBSCRIBERS.toLocaleString('en')}, ${dialect}`
      const { seconds, before, most } = await step(title, () => queueOnce(server?.url ?? ''))
      rows.push(
        { what: `${title}: all in the queue`, measured: seconds, unit: 's', budget: { atMost: 60 } },
        { what: '  memory when it begins', measured: before, unit: 'MB' },
        { what: '  the most while it goes on', measured: most, unit: 'MB' },
      )
    } finally {
      await server?.stop()
    }
  }
  return rows
}
