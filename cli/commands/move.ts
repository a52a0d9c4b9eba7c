import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import {
  copyUploads,
  differences,
  holdsSomething,
  openDatabase,
  refillTables,
  removeOtherUploads,
  sumsOf,
  uploadsIn,
} from '../../src/features/backups'
import { readSettings, type Settings } from '../../src/server/settings'
import { inOneLine } from './backup'
import { type Command, CommandError, type Given, UsageError } from './command'
import { prepareSchema, uploadSlugs } from './content'
import { uploadsOfSite } from './siteParts'

const PLACES = [
  'DATA_DIR',
  'DATABASE_URL',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
]

/** Settings of the target: those of the file say where it lies, the others are this site's. */
async function targetOf(given: Given, own: Settings): Promise<Settings> {
  const file = given.text('to')
  if (!file) throw new UsageError('Say where to: --to <file with the settings of the target>.')
  const places = Object.fromEntries(PLACES.map((name) => [name, '']))
  const target = readSettings({
    ...process.env,
    ...places,
    ...parseEnv(await readFile(file, 'utf8')),
    SECRET: own.secret,
  })
  if (target.databaseUrl === own.databaseUrl) throw new UsageError(`${file} names the database of this site.`)
  return target
}

export const move: Command = {
  usage: `npm run site -- move --to <file> [--replace]

Stop the site first. <file> names the target as settings, a line each: DATABASE_URL or DATA_DIR, and S3_BUCKET and the
other S3_… where uploads shall lie in a bucket. From SQLite and a folder to PostgreSQL and a bucket, and back. This site
stays as it is; start the other one with the same SECRET (or copy DATA_DIR/secret).

--replace   deletes what the target holds; also to go on after a move that was cut off: uploads that are there are not
            written again, and rows are there all or not at all`,
  options: { to: { type: 'string' }, replace: { type: 'boolean', default: false } },
  async run(given, { say, step }) {
    const own = readSettings(process.env)
    const target = await targetOf(given, own)
    return inOneLine(async () => {
      const folders = await uploadSlugs(own)
      const [from, to] = [uploadsOfSite(own), uploadsOfSite(target)]
      const source = await openDatabase(own.databaseUrl)
      try {
        const migrations = await source.migrations()
        if (migrations.length === 0) throw new CommandError('This site has no content to move.')
        await prepareSchema(target, { dialect: source.dialect, migrations })
        const database = await openDatabase(target.databaseUrl)
        try {
          if (!given.flag('replace') && (await holdsSomething(database, to, folders)))
            throw new CommandError('The target is not empty. --replace deletes what it holds.')
          const keys: { key: string }[] = []
          for (const folder of folders) for await (const { key } of from.list(folder)) keys.push({ key })
          const uploads = await step('Copying uploads', (report) => copyUploads(to, keys, uploadsIn(from), report))
          const moved = await step('Copying rows', (report) =>
            source.snapshot(async () => {
              const tables = await source.tables()
              const sums = await refillTables(database, { tables, rows: (table) => source.read(table) }, report)
              return { tables, sums }
            }),
          )
          await removeOtherUploads(to, folders, keys)
          const found = await step('Comparing', (report) => sumsOf(database, moved.tables, report))
          const errors = differences(moved.sums, found)
          for (const error of errors) say(error)
          const rows = found.reduce((sum, table) => sum + table.rows, 0)
          if (errors.length === 0) say(`${rows} rows and ${keys.length} uploads are copied and compared.`)
          return { ok: errors.length === 0, rows, tables: moved.sums, uploads, errors }
        } finally {
          await database.close()
        }
      } finally {
        await source.close()
      }
    })
  },
}
