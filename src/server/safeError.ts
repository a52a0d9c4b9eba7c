/**
 * An error as the log may hold it. Databases and parsers quote what they were given, which somebody may have typed:
 * their messages stay out, and codes and names of tables say what happened.
 */

interface Known extends Error {
  code?: unknown
  table?: unknown
  column?: unknown
  constraint?: unknown
  /** Drizzle: the statement, with places for what it was given. */
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
  /** Where it happened, without the message that a stack begins with. */
  stack?: string
  cause?: LoggedError
}

/** Causes of causes that are told. */
const MAX_CAUSES = 4
/** Characters of a statement. */
const MAX_QUERY = 500

/** SQLSTATE, or a name of SQLite's. */
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
  const told: Record<string, unknown> = {
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
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)) as unknown as LoggedError
}
