/** A file of 100,000 articles: read in, looked over and carried out, on both databases. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { atEnd } from '../scripts/cleanup.mjs'
import { startPostgres } from '../scripts/postgres.mjs'
import { step } from '../scripts/progress.mjs'
import { rest, signIn } from './rest.mjs'
import { launch } from './site.mjs'
import { residentMegabytes } from './start.mjs'

const LINES = 100_000
/** Milliseconds between looks at how far it has come. */
const LOOK = 1000

function file() {
  const lines = Array.from({ length: LINES }, (_, at) =>
    [`IM-${at}`, `Ovnsrør ${at}`, `Passer til ovner med ${at % 200} mm uttak`, (at * 37) % 30_000, at % 100].join(';'),
  )
  return new File([`Artikkelnummer;Navn;Omtale;Pris;Rekkefølge\n${lines.join('\n')}\n`], 'artikler.csv')
}

/** @param {string} databaseUrl */
async function importOnce(databaseUrl) {
  const dataDir = mkdtempSync(join(tmpdir(), 'merkevei-imports-'))
  const removed = atEnd(() => rmSync(dataDir, { recursive: true, force: true }))
  const site = await launch(dataDir, { DATABASE_URL: databaseUrl, DEMO: '0' })
  try {
    const headers = await signIn(site.url)
    let most = 0
    /** @param {number} id @param {string} state */
    const until = async (id, state) => {
      const began = performance.now()
      for (;;) {
        const found = await rest(site.url, `/api/imports/${id}?depth=0`, { headers })
        most = Math.max(most, await residentMegabytes(site.pid))
        if (found.state === state) return (performance.now() - began) / 1000
        if (found.state === 'refused' || found.state === 'stopped') throw new Error(`the import ended: ${found.error}`)
        await wait(LOOK)
      }
    }
    const body = new FormData()
    body.set('file', file())
    body.set('_payload', JSON.stringify({ target: 'articles' }))
    const answer = await fetch(`${site.url}/api/imports/upload`, { method: 'POST', headers, body })
    const { doc } = await answer.json()
    if (!answer.ok) throw new Error(`the upload answered ${answer.status}`)
    const read = await until(doc.id, 'ready')
    const atBeginning = await residentMegabytes(site.pid)
    await rest(site.url, `/api/imports/${doc.id}/run`, { method: 'POST', headers })
    const carriedOut = await until(doc.id, 'done')
    const { totalDocs } = await rest(site.url, '/api/articles?limit=1&depth=0', { headers })
    if (totalDocs !== LINES) throw new Error(`${totalDocs} articles were stored`)
    return { read, carriedOut, atBeginning, most }
  } finally {
    await site.stop()
    rmSync(dataDir, { recursive: true, force: true })
    removed()
  }
}

/** @returns {Promise<import('./budgets.mjs').Row[]>} */
export async function measureImports() {
  /** @type {import('./budgets.mjs').Row[]} */
  const rows = []
  for (const dialect of ['SQLite', 'PostgreSQL']) {
    const server = dialect === 'PostgreSQL' ? await startPostgres() : undefined
    try {
      const title = `import of ${LINES.toLocaleString('en')} new articles, ${dialect}`
      const { read, carriedOut, atBeginning, most } = await step(title, () => importOnce(server?.url ?? ''))
      rows.push(
        { what: `${title}: read and looked over`, measured: read, unit: 's' },
        { what: '  carried out', measured: carriedOut, unit: 's' },
        { what: '  memory when it begins', measured: atBeginning, unit: 'MB' },
        { what: '  the most while it goes on', measured: most, unit: 'MB' },
      )
    } finally {
      await server?.stop()
    }
  }
  return rows
}
