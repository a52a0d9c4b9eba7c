/**
 * The program's log: JSON lines on standard output. It never holds what people typed: no names, numbers, codes,
 * passwords or texts.
 */
import { type DestinationStream, type LoggerOptions, pino } from 'pino'
import { traceIds } from '../platform/tracing'
import type { LoggedFailure } from './errorReports'
import { currentRequestId } from './requestId'
import { safeError } from './safeError'
import type { Settings } from './settings'
import { thisWorker } from './workers/thisWorker'

export type Log = ReturnType<typeof createLog>

/** pino's numbers of the levels that are reported. */
const ERROR = 50
const FATAL = 60

/** Ids of what is being answered. */
function idsOf(): Record<string, string> {
  const request = currentRequestId()
  return { ...(request === undefined ? {} : { request }), ...traceIds() }
}

type LogMethod = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>

/** pino uses the message of an error that is logged without one; it may quote typed text, so it is withheld. */
const logMethod = (report: Report | undefined): LogMethod =>
  function (args, method, level) {
    const [first, words] = args as [unknown, string | undefined]
    const error = first instanceof Error ? first : Object(first).err
    const isReported = report !== undefined && level >= ERROR
    const isWordless = error instanceof Error && words === undefined
    if (!isReported && !isWordless) return method.apply(this, args)
    const safe = error instanceof Error ? safeError(error) : undefined
    // A client error (4xx) is one line without a stack, at level `info`.
    if (safe?.status !== undefined && safe.status < 500 && words === undefined)
      return this.info({ refused: { type: safe.type, status: safe.status } }, safe.message ?? safe.type)
    if (isReported)
      report({
        level: level >= FATAL ? 'fatal' : 'error',
        words: words ?? (typeof first === 'string' ? first : undefined),
        error: safe,
        ids: idsOf(),
      })
    if (safe === undefined || words !== undefined) return method.apply(this, args)
    const fields = first instanceof Error ? { err: error } : Object(first)
    return method.apply(this, [fields, safe.message ?? safe.type])
  }

type Report = (failure: LoggedFailure) => void

/** `destination`: where lines are written, for tests. `report`: is told of what is logged as an error. */
export function createLog({ logLevel }: Pick<Settings, 'logLevel'>, destination?: DestinationStream, report?: Report) {
  const options: LoggerOptions = {
    level: logLevel,
    base: thisWorker ? { worker: thisWorker.number } : null,
    mixin: idsOf,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password'],
    // A string is the program's own text; an error may quote what was typed.
    serializers: { err: safeError, error: (value) => (typeof value === 'string' ? value : safeError(value)) },
    hooks: { logMethod: logMethod(report) },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** Holds back lines of level `info` while a start shows its progress. Returns a function that lifts this. */
export function holdNotes(log: Log): () => void {
  const { level } = log
  if (level === 'info') log.level = 'warn'
  return () => {
    log.level = level
  }
}

/** Payload logs what it throws as well; the caller reports the error. */
export async function withoutLog<Result>(log: Log, work: () => Promise<Result>): Promise<Result> {
  const { level } = log
  log.level = 'silent'
  try {
    return await work()
  } finally {
    log.level = level
  }
}

/**
 * Sends what libraries print with `console` to the log: Next prints a failed statement with its values, React the error
 * that it caught. Of printed text only the fact is kept.
 */
export function logConsoleErrors(log: Log): void {
  const write =
    (level: 'error' | 'warn') =>
    (...printed: unknown[]) =>
      log[level]({ err: printed.find((value) => value instanceof Error) }, 'printed by a library')
  Object.assign(console, { error: write('error'), warn: write('warn') })
}
