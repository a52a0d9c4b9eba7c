/** The demo on a PostgreSQL server of the benchmark's own, moved there from the data that is prepared once. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atEnd } from '../scripts/cleanup.mjs'
import { startPostgres } from '../scripts/postgres.mjs'
import { production, runNode } from '../scripts/project.mjs'
import { preparedSite } from './site.mjs'

export async function demoOnPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'merkevei-bench-'))
  const removed = atEnd(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(preparedSite(), folder, { recursive: true })
  const database = await startPostgres()
  const target = join(folder, 'target.env')
  writeFileSync(target, `DATABASE_URL=${database.url}\n`)
  await runNode(['-C', 'production', 'cli/site.mjs', 'move', '--to', target], {
    env: { ...production, DATA_DIR: folder },
  })
  return {
    /** Data folder: uploads, and the secret. */
    folder,
    databaseUrl: database.url,
    async stop() {
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
      removed()
    },
  }
}
