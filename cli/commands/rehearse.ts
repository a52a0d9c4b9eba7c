import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  contentsOf,
  type Entry,
  openDatabase,
  refillTables,
  rowsOf,
  type Seal,
  type Store,
} from '../../src/features/backups'
import type { Settings } from '../../src/server/settings'
import { finishSchema, prepareSchema } from './content'

/**
 * Restores the rows of a backup, which was verified, into a database of SQLite beside the site, compares them with the
 * backup, runs the later migrations, and removes the database. Throws where a restore would fail.
 */
export async function rehearseRestore(
  store: Store,
  entry: Entry,
  seal: Seal,
  settings: Settings,
  report: (part: string) => void,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'merkevei-rehearsal-'))
  const beside: Settings = { ...settings, dataDir: folder, databaseUrl: `file:${join(folder, 'site.db')}` }
  try {
    const { tables } = await contentsOf(store, entry, seal)
    await prepareSchema(beside, entry)
    const database = await openDatabase(beside.databaseUrl)
    try {
      await refillTables(database, rowsOf(store, tables, seal), report, tables)
    } finally {
      await database.close()
    }
    await finishSchema(beside)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
