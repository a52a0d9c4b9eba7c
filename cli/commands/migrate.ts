/** `migrate`: brings the database to the program's schema, as a start does (docs/operations.md#upgrades). */
import { compareMigrations } from '../../src/server/migrate'
import { inspectSettings } from '../../src/server/settings'
import { migrationsDone, openDatabase } from '../doctor/openDatabase'
import type { Command, CommandResult, Output } from './command'
import { withContent } from './content'

async function inspect({ print }: Output): Promise<CommandResult> {
  const { databaseUrl } = inspectSettings(process.env)
  const database = await openDatabase(databaseUrl)
  try {
    const { missing, later, foreign } = compareMigrations(databaseUrl, await migrationsDone(database))
    for (const name of missing) print(`missing: ${name}`)
    for (const name of later) print(`of a later version, beside which this one runs: ${name}`)
    for (const name of foreign) print(`of another version of the program: ${name}`)
    const ok = missing.length + foreign.length === 0
    if (ok && later.length === 0) print('The database has the schema of this program.')
    return { ok, missing, later, foreign }
  } finally {
    await database?.close()
  }
}

export const migrate: Command = {
  usage: `npm run site -- migrate [--dry-run]

--dry-run   says which migrations are missing and runs none; exit code 1 if there are some.
Each start of the site does the same.`,
  options: { 'dry-run': { type: 'boolean' } },
  async run({ flag }, output) {
    if (flag('dry-run')) return inspect(output)
    const migrated = await withContent(async (_payload, _settings, names) => names)
    for (const name of migrated) output.print(`ran: ${name}`)
    if (migrated.length === 0) output.print('The database has the schema of this program: nothing to do.')
    return { ok: true, migrated }
  },
}
