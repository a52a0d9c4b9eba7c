/** Describes a database that cannot be opened or written in one line, for the operator. */

/** The database cannot be used by this program. The message is one line for the operator. */
export class UnusableDatabase extends Error {}

const errors: readonly [code: RegExp, what: string][] = [
  [
    /SQLITE_(CANTOPEN|PERM|AUTH)|EACCES|ConnectionFailed/,
    'the file or its folder cannot be opened; check who owns DATA_DIR',
  ],
  [/SQLITE_READONLY|EROFS/, 'it is read-only; check who owns DATA_DIR and how it is mounted'],
  [/SQLITE_(CORRUPT|NOTADB)/, 'the file is damaged or no database; put back a copy'],
  [/SQLITE_FULL|ENOSPC/, 'the disk is full'],
  [/SQLITE_IOERR/, 'the disk does not answer'],
  [/SQLITE_(BUSY|LOCKED)/, 'another process uses the file; one process runs on SQLite'],
  [/55P03|lock timeout/, 'another process uses its tables; stop the site first'],
  [/ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH/, 'no server answers at DATABASE_URL'],
  [/28P01|28000|password authentication/, 'the server refuses the user or password of DATABASE_URL'],
  [/3D000|database "[^"]*" does not exist/, 'the server has no database of that name'],
  [/42501|permission denied/, 'the user of DATABASE_URL may not make tables'],
  [/25006|read-only transaction/, 'the server takes no writes; it may be a standby'],
]

const MAX_CAUSES = 5

/** Undefined if the error does not come from the database. */
export function databaseError(thrown: unknown): string | undefined {
  let text = ''
  for (let error = thrown, at = 0; error instanceof Error && at < MAX_CAUSES; error = error.cause, at++)
    text += ` ${(error as { code?: unknown }).code ?? ''} ${error.message}`
  const known = errors.find(([code]) => code.test(text))
  return known && `The database cannot be used: ${known[1]}.`
}
