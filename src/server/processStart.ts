/** What every process of the site does first: settings, log, and what is said where it cannot go on. */
import { version } from '../../package.json'
import { createErrorReports, type ErrorReports } from './errorReports'
import { createLog, type Log, logConsoleErrors } from './log'
import { readSettings, type Settings, SettingsError } from './settings'

/** Ends a start that failed with one line: of the log where that has all lines (`LOG_FORMAT`). */
export function endWith(line: string): never {
  if (process.env.LOG_FORMAT === 'json') createLog({ logLevel: 'error' }).fatal(line)
  else process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** Ends a start that failed for an unforeseen reason. */
export function endWithError(error: unknown): never {
  endWith(`The site did not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
}

export function checkedSettings(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    endWith(error.message)
  }
}

/** What Node prints of an uncaught error may quote what was typed; the log says it without that, and it is reported. */
function endOnUncaught(log: Log, reports: ErrorReports | undefined): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error was not caught: the process ends')
    void (reports?.flush() ?? Promise.resolve()).finally(() => process.exit(1))
  })
}

export interface ProcessLog {
  log: Log
  reports: ErrorReports | undefined
}

export async function openLog(settings: Settings): Promise<ProcessLog> {
  const reports = settings.errorReports && (await createErrorReports(settings.errorReports, { version }))
  const log = createLog(settings, undefined, reports?.report)
  logConsoleErrors(log)
  endOnUncaught(log, reports)
  return { log, reports }
}
