import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import {
  copyUploads,
  holdsSomething,
  openDatabase,
  refillTables,
  removeOtherUploads,
  uploadsIn,
} from '../../src/features/backups'
import { readSettings, type Settings } from '../../src/server/settings'
import { type Arguments, type Command, CommandError, UsageError } from './command'
import { prepareSchema, uploadSlugs } from './content'
import { inOneLine, uploadsOfSite } from './siteParts'

const S3 = ['S3_BUCKET', 'S3_REGION', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']

/** Settings of the target: those of the file say where it lies, the others are this site's. */
async function targetOf(given: Arguments, own: Settings): Promise<Settings> {
  const file = given.text('to')
  if (!file) throw new UsageError('Say where to: --to <file with the settings of the target>.')
  const named = parseEnv(await readFile(file, 'utf8'))
  // A folder of its own holds database and uploads, unless the file says otherwise.
  const replaced = [...(named.DATA_DIR ? ['DATABASE_URL'] : []), ...(named.DATA_DIR || named.S3_BUCKET ? S3 : [])]
  const without = Object.fromEntries(replaced.map((name) => [name, '']))
  const target = readSettings({ ...process.env, ...without, ...named, SECRET: own.secret })
  if (target.databaseUrl === own.databaseUrl) throw new UsageError(`${file} names the database of this site.`)
  return target
}

export const move: Command = {
  usage: `npm run site -- move --to <file> [--replace]

Stop the site first. <file> names the target as settings, a line each: DATABASE_URL or DATA_DIR, and S3_BUCKET and the
other S3_… where uploads shall lie in a bucket. From SQLite and a folder to PostgreSQL and a bucket, and back. Where it
names neither DATA_DIR nor S3_BUCKET, uploads stay where they are. This site stays as it is; start the other one with the
same SECRET (or copy DATA_DIR/secret).

--replace   deletes what the target holds; also to go on after a move that was cut off: uploads that are there are not
            written again, and rows are there all or not at all`,
  options: { to: { type: 'string' }, replace: { type: 'boolean', default: false } },
  async run(given, { print, step }) {
    const own = readSettings(process.env)
    const target = await targetOf(given, own)
    return inOneLine(async () => {
      const folders = await uploadSlugs(own)
      const [from, to] = [uploadsOfSite(own), uploadsOfSite(target)]
      const source = await openDatabase(own.databaseUrl)
      try {
        const migrations = await source.migrations()
        if (migrations.length === 0) throw new CommandError('This site has no content to move.')
        // Where the file names no place for them, uploads stay where they are.
        const isSamePlace = from.name === to.name
        const database = await openDatabase(target.databaseUrl)
        try {
          if (!given.flag('replace') && (await holdsSomething(database, to, isSamePlace ? [] : folders)))
            throw new CommandError('The target is not empty. --replace deletes what it holds.')
          await prepareSchema(target, { dialect: source.dialect, migrations })
          const keys: { key: string }[] = []
          if (!isSamePlace)
            for (const folder of folders) for await (const { key } of from.list(folder)) keys.push({ key })
          const uploads = await step('Copying uploads', (report) => copyUploads(to, keys, uploadsIn(from), report))
          const tables = await step('Copying and comparing rows', (report) =>
            source.snapshot(async () =>
              refillTables(database, { tables: await source.tables(), rows: (table) => source.read(table) }, report),
            ),
          )
          if (!isSamePlace) await removeOtherUploads(to, folders, keys)
          const rows = tables.reduce((sum, table) => sum + table.rows, 0)
          print(`${rows} rows and ${keys.length} uploads are copied and compared.`)
          if (isSamePlace) print(`Uploads stay in ${from.name}: the target has the same place for them.`)
          return { ok: true, rows, tables, uploads }
        } finally {
          await database.close()
        }
      } finally {
        await source.close()
      }
    })
  },
}
