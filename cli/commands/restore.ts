import { writeFile } from 'node:fs/promises'
import {
  contentsOf,
  copyUploads,
  findEntry,
  holdsSomething,
  openDatabase,
  refillTables,
  removeOtherUploads,
  rowsOf,
  sealForReading,
  uploadsOf,
  verifyEntry,
} from '../../src/features/backups'
import { readSettings, type Settings, secretFile } from '../../src/server/settings'
import { type Command, CommandError } from './command'
import { finishSchema, prepareSchema, uploadSlugs } from './content'
import { inOneLine, readingFrom, uploadsOfSite } from './siteParts'

export const restore: Command = {
  usage: `npm run site -- restore --from <place> [--entry <id>] [--replace] [--identity <file>]

Stop the site first. The target is what the settings name: DATA_DIR or DATABASE_URL, and S3_BUCKET. Either dialect can
be restored from either.

--from      where backups lie: a folder, s3://bucket/folder, or a file ….tar; BACKUP_TO otherwise
--entry     which one; the newest otherwise (npm run site -- backup --list)
--replace   deletes what the target holds
--identity  file with the age key of an encrypted backup; BACKUP_PASSPHRASE in the environment otherwise
A restore that was cut off is begun again with --replace: uploads that are there are not written again, and rows are
there all or not at all.`,
  options: {
    from: { type: 'string' },
    entry: { type: 'string' },
    replace: { type: 'boolean', default: false },
    identity: { type: 'string' },
  },
  async run(given, { print, step }) {
    const settings = readSettings(process.env)
    const { from, keys } = await readingFrom(given, settings)
    return inOneLine(async () => {
      const entry = await findEntry(from, given.text('entry'))
      const seal = await sealForReading(from, keys)
      const contents = await contentsOf(from, entry, seal)
      // Before anything is touched: what is restored in part is no site.
      const { errors } = await step('Verifying the backup', (report) => verifyEntry(from, entry, seal, report))
      if (errors.length > 0) throw new CommandError(`The backup is damaged: ${errors.join('; ')}`)
      const folders = await uploadSlugs(settings)
      const foreign = contents.uploads.find(({ key }) => !folders.includes(key.split('/')[0] ?? ''))
      if (foreign) throw new CommandError(`The backup holds uploads that this program has no place for: ${foreign.key}`)
      const uploads = uploadsOfSite(settings)
      const database = await openDatabase(settings.databaseUrl)
      try {
        if (!given.flag('replace') && (await holdsSomething(database, uploads, folders)))
          throw new CommandError('The target is not empty. --replace deletes what it holds.')
        await prepareSchema(settings, entry)
        const copied = await step('Restoring uploads', (report) =>
          copyUploads(uploads, contents.uploads, uploadsOf(from, contents.uploads, seal), report),
        )
        const stored = await step('Restoring and comparing rows', (report) =>
          refillTables(database, rowsOf(from, contents.tables, seal), report, contents.tables),
        )
        await removeOtherUploads(uploads, folders, contents.uploads)
        await restoreSecret(settings, contents.secret, print)
        await finishSchema(settings)
        const rows = stored.reduce((sum, table) => sum + table.rows, 0)
        print(`${rows} rows and ${contents.uploads.length} uploads of ${entry.created} are restored.`)
        if (settings.cdn) print('Once the site runs, have the CDN forget what it kept: npm run site -- purge')
        return { ok: true, entry: entry.id, rows, uploads: copied }
      } finally {
        await database.close()
      }
    })
  },
}

async function restoreSecret(settings: Settings, secret: string, print: (line: string) => void): Promise<void> {
  if (secret === settings.secret) return
  if (process.env.SECRET) {
    print('SECRET differs from that of the backup: everybody must sign in again. Give it the old value if it is known.')
    return
  }
  await writeFile(secretFile(settings.dataDir), `${secret}\n`, { mode: 0o600 })
}
