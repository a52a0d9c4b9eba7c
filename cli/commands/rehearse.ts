import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type BackupEntry,
  contentsOf,
  openDatabase,
  refillTables,
  rowsOf,
  type Seal,
  type Store,
} from '../../src/features/backups'
import type { Settings } from '../../src/server/settings'
import { finishSchema, prepareSchema } from './content'

/** A folder of its own, which is also gone when the command is stopped: it holds all that is stored about people. */
async function inTemporaryFolder(work: (folder: string) => Promise<void>): Promise<void> {
  let folder: string | undefined
  const clear = () => folder !== undefined && rmSync(folder, { recursive: true, force: true })
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const
  // Ends the process, whose end clears the folder.
  const end = () => process.exit(1)
  process.once('exit', clear)
  // Before there is a folder: a signal without a handler ends the process at once, and leaves the folder.
  for (const signal of signals) process.once(signal, end)
  try {
    folder = mkdtempSync(join(tmpdir(), 'merkevei-rehearsal-'))
    await work(folder)
  } finally {
    for (const signal of signals) process.off(signal, end)
    process.off('exit', clear)
    clear()
  }
}

/**
 * Restores the rows of a backup, which was verified, into a database of SQLite beside the site, compares them with the
 * backup, runs the later migrations, and removes the database. Throws where a restore would fail.
 */
export async function rehearseRestore(
  store: Store,
  entry: BackupEntry,
  seal: Seal,
  settings: Settings,
  report: (part: string) => void,
): Promise<void> {
  await inTemporaryFolder(async (folder) => {
    const beside: Settings = { ...settings, dataDir: folder, databaseUrl: `file:${join(folder, 'site.db')}` }
    const { tables } = await contentsOf(store, entry, seal)
    await prepareSchema(beside, entry)
    const database = await openDatabase(beside.databaseUrl)
    try {
      await refillTables(database, rowsOf(store, tables, seal), report, tables)
    } finally {
      await database.close()
    }
    await finishSchema(beside)
  })
}
