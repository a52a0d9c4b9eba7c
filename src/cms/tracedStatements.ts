/** A span for each statement that a request, or what a queue sends, makes: its kind and its table, not its text. */
import { type Attributes, SpanKind } from '@opentelemetry/api'
import type { postgresAdapter } from '@payloadcms/db-postgres'
import { isInSpan, isTracing, traced } from '../platform/tracing'

type Adapter = ReturnType<typeof postgresAdapter>
type Driver = ReturnType<Adapter['init']>['pg']
type ClientConfig = Exclude<ConstructorParameters<Driver['Client']>[0], string | undefined>
type PoolConfig = NonNullable<ConstructorParameters<Driver['Pool']>[0]>

/** The word that a statement begins with, and its table: not those of the queries in its parentheses. */
export function summaryOf(statement: string): { operation: string; table: string | undefined } {
  const [, operation = ''] = /^\s*(\w+)/.exec(statement) ?? []
  let depth = 0
  for (const [found, table] of statement.matchAll(/[()]|\b(?:from|into|update)\s+"?(\w+)/gi)) {
    if (found === '(') depth++
    else if (found === ')') depth--
    else if (depth === 0) return { operation: operation.toUpperCase(), table }
  }
  return { operation: operation.toUpperCase(), table: undefined }
}

const textOf = (statement: unknown): string => {
  if (typeof statement === 'string') return statement
  const { sql, text } = Object(statement) as { sql?: unknown; text?: unknown }
  return String(sql ?? text ?? '')
}

/** Background work that looks whether there is something to do has no span, so its statements have none. */
function inSpan<Result>(system: string, statement: unknown, work: () => Promise<Result>): Promise<Result> {
  if (!isInSpan()) return work()
  const { operation, table } = summaryOf(textOf(statement))
  const attributes: Attributes = { 'db.system.name': system, 'db.operation.name': operation }
  if (table) attributes['db.collection.name'] = table
  return traced(table ? `${operation} ${table}` : operation, { kind: SpanKind.CLIENT, attributes }, work)
}

/** SQLite's `execute`. */
export function tracedExecute<Args extends unknown[], Result>(
  execute: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  return isTracing() ? (...args) => inSpan('sqlite', args[0], () => execute(...args)) : execute
}

type Query = (...args: unknown[]) => unknown

/** Queries with a callback are those that the pool makes of its own, and queries as objects stream their rows. */
const givesPromise = ([query, ...others]: unknown[]) =>
  typeof Object(query).submit !== 'function' && !others.some((value) => typeof value === 'function')

const tracedQuery =
  (query: Query): Query =>
  (...args) =>
    givesPromise(args) ? inSpan('postgresql', args[0], () => query(...args) as Promise<unknown>) : query(...args)

/** Where the process is traced, the adapter opens connections whose statements are. */
export function withTracedDriver(adapter: Adapter): Adapter {
  if (!isTracing()) return adapter
  return {
    ...adapter,
    init(args) {
      const database = adapter.init(args)
      database.pg = tracedDriver(database.pg)
      return database
    },
  }
}

function tracedDriver(pg: Driver): Driver {
  class Client extends pg.Client {
    constructor(config?: string | ClientConfig) {
      super(config)
      Object.assign(this, { query: tracedQuery(this.query.bind(this) as Query) })
    }
  }
  class Pool extends pg.Pool {
    constructor(config?: PoolConfig) {
      super({ ...config, Client } as PoolConfig)
      // Waiting for a connection belongs to the statement.
      Object.assign(this, { query: tracedQuery(this.query.bind(this) as Query) })
    }
  }
  return { ...pg, Client, Pool } as Driver
}
