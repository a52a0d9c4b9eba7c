/** Checks of the database: reached, of the program's schema, writable, sound. */
import { stat } from 'node:fs/promises'
import { formatBytes } from '../../src/lib/formatBytes'
import { databaseError } from '../../src/server/databaseError'
import { compareMigrations } from '../../src/server/migrate'
import { judgeClock } from './clock'
import { error, errorLine, type Finding, ok, warning } from './finding'
import { isPostgres, migrationsDone, type OpenDatabase, sqliteFile } from './openDatabase'

const DATABASE = 'Database'

const databaseLine = (thrown: unknown): string => databaseError(thrown)?.replace(/\.$/, '') ?? errorLine(thrown)

export function judgeSchema(databaseUrl: string, done: ReadonlySet<string>): Finding {
  const { missing, later, foreign } = compareMigrations(databaseUrl, done)
  const check = 'Schema'
  if (foreign.length > 0)
    return error(
      check,
      `the database was made by another version of the program (migration ${foreign[0]})`,
      'Run that version, or restore a backup of this one',
    )
  if (later.length > 0)
    return warning(
      check,
      `the database is of a later version of the program (migration ${later[0]}), beside which this one runs`,
      'Finish the upgrade: run that version everywhere',
    )
  if (done.size === 0) return warning(check, 'the database is empty', 'The first start makes the tables')
  return missing.length > 0
    ? error(check, `migrations are missing: ${missing.join(', ')}`, 'Start the site, or run migrate')
    : ok(check, `all migrations of this program are there (${done.size})`)
}

/** The oldest major version that gets fixes; 14 got its last ones in November 2026 (docs/upgrading.md#what-is-supported). */
export const OLDEST_POSTGRES = 15

/** `version`: PostgreSQL's number, such as 170004. */
export function judgeServer(version: number, readOnly: boolean, bytes: number): Finding {
  const major = Math.floor(version / 10_000)
  const text = `PostgreSQL ${major}.${version % 10_000}, ${formatBytes(bytes, 'en')}`
  if (readOnly)
    return error(DATABASE, `${text}, takes no writes`, 'It may be a standby: name the primary in DATABASE_URL')
  return major < OLDEST_POSTGRES
    ? warning(DATABASE, `${text}, gets no fixes any more`, `Move to PostgreSQL ${OLDEST_POSTGRES} or newer`)
    : ok(DATABASE, text)
}

const SERVER = `select current_setting('server_version_num') as version,
  current_setting('transaction_read_only') as read_only, pg_database_size(current_database()) as bytes`
const CLOCK = 'select extract(epoch from clock_timestamp()) * 1000 as now'

async function checkServer(database: OpenDatabase): Promise<Finding[]> {
  const [server = {}] = await database.rows(SERVER)
  const before = Date.now()
  const [clock = {}] = await database.rows(CLOCK)
  const reading = { before, theirs: Number(clock.now), after: Date.now() }
  return [
    judgeServer(Number(server.version), server.read_only === 'on', Number(server.bytes)),
    judgeClock('the database', reading),
  ]
}

/** Bytes of the file and of its log of writes. */
async function sizeOf(file: string): Promise<number> {
  const sizes = await Promise.all(
    [file, `${file}-wal`].map((path) =>
      stat(path).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function checkFile(database: OpenDatabase, file: string): Promise<Finding[]> {
  const text = `SQLite, ${formatBytes(await sizeOf(file), 'en')}`
  try {
    // Takes the right to write and gives it back: nothing is written.
    await database.rows('begin immediate')
    await database.rows('rollback')
    return [ok(DATABASE, text)]
  } catch (thrown) {
    return [error(DATABASE, `${text}: ${databaseLine(thrown)}`, `Check who owns ${file}, and which processes use it`)]
  }
}

/** `opened`: undefined if there is no SQLite file. */
export async function checkDatabase(
  opened: Promise<OpenDatabase | undefined>,
  databaseUrl: string,
): Promise<Finding[]> {
  const file = sqliteFile(databaseUrl)
  try {
    const database = await opened
    if (!database)
      return [
        warning(DATABASE, `there is no ${file}`, 'The first start makes it; else correct DATA_DIR or DATABASE_URL'),
      ]
    const found = await (isPostgres(databaseUrl) ? checkServer(database) : checkFile(database, file))
    return [...found, judgeSchema(databaseUrl, await migrationsDone(database))]
  } catch (thrown) {
    return [error(DATABASE, databaseLine(thrown), 'Check DATABASE_URL, and that the database runs')]
  }
}

/** SQLite alone. Reads the whole file, and the process does nothing else meanwhile. */
export async function checkSoundness(opened: Promise<OpenDatabase | undefined>): Promise<Finding[]> {
  // That it could not be opened is a finding of `checkDatabase`.
  const database = await opened.catch(() => undefined)
  if (!database) return []
  const check = 'Database file'
  const rows = await database.rows('pragma quick_check(1)').catch((thrown: unknown) => [{ error: errorLine(thrown) }])
  const [result = ''] = Object.values(rows[0] ?? {})
  return result === 'ok'
    ? [ok(check, 'is sound')]
    : [error(check, `is damaged: ${String(result).split('\n')[0]}`, 'Stop the site and restore a backup')]
}
