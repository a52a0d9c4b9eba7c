/**
 * The log's one serializer of errors (docs/decisions/060-errors-logged-by-one-serializer.md): each call says
 * `{ err: error }`. Messages of databases and parsers quote their input, which may be personal data: messages are left
 * out; codes and names of tables identify the error. In other messages addresses and numbers of people are masked.
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
  /** Where it was thrown, and the frames of the program itself; without the message that it begins with. */
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

/** Characters of a message that are logged. */
const MAX_MESSAGE = 500

/** Mail servers quote recipients, SMS gateways numbers. */
const masked = (message: string) =>
  message
    .slice(0, MAX_MESSAGE)
    .replace(/[^\s<>"'(),;:@]{1,64}@[^\s<>"'(),;:@]{1,255}/g, '…@…')
    .replace(/\+?\d(?: ?\d){7,14}/g, '…')

function framesOf(stack: string | undefined): string | undefined {
  const [first, ...others] = (stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  if (first === undefined) return undefined
  return [first, ...others.filter((line) => !/node_modules|\bnode:/.test(line))].join('\n')
}

const textIn = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined)

export function safeError(thrown: unknown, causes = 0): LoggedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown }
  const error: Known = thrown
  const safe: Record<string, unknown> = {
    type: error.name,
    message: quotes(error) ? undefined : masked(error.message),
    code: textIn(error.code),
    status: typeof error.status === 'number' ? error.status : undefined,
    table: textIn(error.table),
    column: textIn(error.column),
    constraint: textIn(error.constraint),
    query: textIn(error.query)?.slice(0, MAX_QUERY),
    stack: framesOf(error.stack),
    cause: error.cause instanceof Error && causes < MAX_CAUSES ? safeError(error.cause, causes + 1) : undefined,
  }
  return Object.fromEntries(Object.entries(safe).filter(([, value]) => value !== undefined)) as unknown as LoggedError
}
