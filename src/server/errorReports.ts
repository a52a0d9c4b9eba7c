/**
 * Reports what the log calls an error to a service that understands Sentry's protocol (docs/operations.md#errors). A
 * report holds what the line of the log holds, and no more: no address, no visitor, no message that may quote what was
 * typed.
 */
import { hostname } from 'node:os'
import type { Event, Exception, SeverityLevel } from '@sentry/core'
import { call } from '../platform/call'
import { createRateLimit } from '../platform/rateLimit'
import type { LoggedError } from './safeError'
import type { ErrorReportSettings } from './settings'

/** One error is reported once in a minute, and at most thirty of all kinds: with the database away, each request fails. */
const MINUTE = 60_000
const OF_ONE_KIND = { tries: 1, perMilliseconds: MINUTE }
const OF_ALL = { tries: 30, perMilliseconds: MINUTE }

/** Milliseconds that the process waits before it ends, for reports that are under way. */
const FLUSH_PATIENCE = 2000

export interface LoggedFailure {
  level: Extract<SeverityLevel, 'error' | 'fatal'>
  /** The program's own words. */
  words: string | undefined
  error: LoggedError | undefined
  /** Ids that lead to the lines of the log and to the trace. */
  ids: Readonly<Record<string, string>>
}

export interface ErrorReports {
  report(failure: LoggedFailure): void
  /** Resolves when what was reported is sent, after two seconds at the latest. */
  flush(): Promise<void>
}

/** The error and its causes, the deepest first, as Sentry lists them. */
function exceptionsOf(error: LoggedError, framesOf: (stack: string) => Exception['stacktrace']): Exception[] {
  const { type, message, code, table, stack, cause } = error
  const value = [code, table, message].filter((part) => part !== undefined).join(' ')
  const stacktrace = stack === undefined ? undefined : framesOf(stack)
  const exception: Exception = { type, value, ...(stacktrace ? { stacktrace } : {}) }
  return [...(cause ? exceptionsOf(cause, framesOf) : []), exception]
}

/** The same for all that came from one place for one reason. */
function kindOf({ words, error }: LoggedFailure): string {
  const causes: (string | undefined)[] = []
  for (let cause = error; cause; cause = cause.cause) causes.push(cause.type, cause.code, cause.stack?.split('\n')[0])
  return JSON.stringify([words, ...causes])
}

export async function createErrorReports(
  { dsn, environment }: ErrorReportSettings,
  { version, now = Date.now }: { version: string; now?: () => number },
): Promise<ErrorReports> {
  const [{ createStackParser, createTransport }, { nodeStackLineParser, ServerRuntimeClient }] = await Promise.all([
    import('@sentry/core'),
    import('@sentry/core/server'),
  ])
  const parseStack = createStackParser(nodeStackLineParser())
  const client = new ServerRuntimeClient({
    dsn,
    environment,
    release: `merkevei@${version}`,
    serverName: hostname(),
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    // Sentry's own collection of what surrounds an error: none of it.
    integrations: [],
    traceLifecycle: 'static',
    sendClientReports: false,
    stackParser: parseStack,
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const called = await call({
          url: options.url,
          method: 'POST',
          headers: { 'content-type': 'application/x-sentry-envelope', ...options.headers },
          body: typeof body === 'string' ? body : Buffer.from(body).toString(),
        })
        if (called.kind !== 'answer') throw new Error(called.error)
        const { 'retry-after': after, 'x-sentry-rate-limits': limits } = called.headers
        return {
          statusCode: called.status,
          headers: { 'retry-after': after ?? null, 'x-sentry-rate-limits': limits ? String(limits) : null },
        }
      }),
  })
  client.init()
  const ofOneKind = createRateLimit(OF_ONE_KIND)
  const ofAll = createRateLimit(OF_ALL)

  return {
    report(failure) {
      const { level, words, error, ids } = failure
      const kind = kindOf(failure)
      if (!ofOneKind.take(kind, now()) || !ofAll.take('', now())) return
      const exceptions = error ? exceptionsOf(error, (stack) => ({ frames: parseStack(stack) })) : []
      const event: Event = {
        level,
        tags: { ...ids },
        ...(ids.trace_id ? { contexts: { trace: { trace_id: ids.trace_id, span_id: ids.span_id ?? '' } } } : {}),
        fingerprint: [kind],
        ...(exceptions.length > 0
          ? { exception: { values: exceptions }, transaction: words }
          : { message: words ?? '' }),
        ...(error?.query ? { extra: { query: error.query } } : {}),
      }
      client.captureEvent(event)
    },
    async flush() {
      await client.flush(FLUSH_PATIENCE)
    },
  }
}
