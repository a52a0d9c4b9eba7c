/**
 * An error in a form that is safe to log. Messages of databases and parsers quote their input, which may be personal
 * data: messages are left out; codes and names of tables identify the error.
 */

interface Known extends Error {
  code?: unknown
  table?: unknown
  column?: unknown
  constraint?: unknown
  /** Drizzle: the statement, with placeholders for its values. */
  query?: unknown
  status?: unknown
}

export interface LoggedError {
  type: string
  message?: string
  code?: string
  status?: number
  table?: string
  column?: string
  constraint?: string
  query?: string
  /** The stack without the message that it begins with. */
  stack?: string
  cause?: LoggedError
}

/** Depth of the chain of causes that is logged. */
const MAX_CAUSES = 4
/** Characters of a statement that are logged. */
const MAX_QUERY = 500

/** SQLSTATE, or the name of an SQLite error. */
const isDatabaseCode = (code: unknown) => typeof code === 'string' && /^([0-9A-Z]{5}|SQLITE_\w+)$/.test(code)

function quotes(error: Known): boolean {
  return (
    'query' in error ||
    'input' in error ||
    error instanceof SyntaxError ||
    isDatabaseCode(error.code) ||
    (error.cause instanceof Error && quotes(error.cause))
  )
}

const textIn = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined)

export function safeError(thrown: unknown, causes = 0): LoggedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown }
  const error: Known = thrown
  const stack = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
  const safe: Record<string, unknown> = {
    type: error.name,
    message: quotes(error) ? undefined : error.message,
    code: textIn(error.code),
    status: typeof error.status === 'number' ? error.status : undefined,
    table: textIn(error.table),
    column: textIn(error.column),
    constraint: textIn(error.constraint),
    query: textIn(error.query)?.slice(0, MAX_QUERY),
    stack,
    cause: error.cause instanceof Error && causes < MAX_CAUSES ? safeError(error.cause, causes + 1) : undefined,
  }
  return Object.fromEntries(Object.entries(safe).filter(([, value]) => value !== undefined)) as unknown as LoggedError
}
