/** The program's log: JSON lines on standard output. Never what people typed: no names, numbers, codes, passwords or texts. */
import { type DestinationStream, type LoggerOptions, pino } from 'pino'
import { safeError } from './safeError'
import type { Settings } from './settings'

export type Log = ReturnType<typeof createLog>

/** An error that is logged without words of ours gives its own message to the line, which may quote what was typed. */
const withoutQuotedMessage: NonNullable<LoggerOptions['hooks']>['logMethod'] = function (args, method) {
  const [first, words] = args as [unknown, string | undefined]
  const error = first instanceof Error ? first : Object(first).err
  if (!(error instanceof Error) || words !== undefined) return method.apply(this, args)
  const { type, message, status } = safeError(error)
  // What somebody asked wrongly is no fault of the program's: one line, however often they ask.
  if (status !== undefined && status < 500) return this.info({ refused: { type, status } }, message ?? type)
  const fields = first instanceof Error ? { err: error } : Object(first)
  return method.apply(this, [fields, message ?? type])
}

/** `destination`: where lines go, for tests. */
export function createLog({ logLevel }: Pick<Settings, 'logLevel'>, destination?: DestinationStream) {
  const options: LoggerOptions = {
    level: logLevel,
    base: null,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password'],
    // As text it is ours; an error may quote what was typed.
    serializers: { err: safeError, error: (value) => (typeof value === 'string' ? value : safeError(value)) },
    hooks: { logMethod: withoutQuotedMessage },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** Holds lines of level `info` back while a start shows its progress. Returns a function that lets them through. */
export function holdNotes(log: Log): () => void {
  const { level } = log
  if (level === 'info') log.level = 'warn'
  return () => {
    log.level = level
  }
}

/**
 * Lets what libraries print of errors go to the log: Next prints a failed statement with its values, and React the error
 * that it caught. Of text nothing is kept but that there was some.
 */
export function logConsoleErrors(log: Log): void {
  const write =
    (level: 'error' | 'warn') =>
    (...printed: unknown[]) =>
      log[level]({ err: printed.find((value) => value instanceof Error) }, 'printed by a library')
  Object.assign(console, { error: write('error'), warn: write('warn') })
}
