/** Starts the process: settings, database, first start, site; then the admin. */
import { chmodSync, existsSync, statSync } from 'node:fs'
import http from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { getPayload } from 'payload'
import { version } from '../../package.json'
import { closeContent } from '../cms/connections'
import { fileAtEdge } from '../features/cdn'
import { createAdmin, runningBuild } from './admin'
import { builtAssets } from './builtAssets'
import { limitConnections } from './connectionLimit'
import { databaseError, UnusableDatabase } from './databaseError'
import { createErrorReports, type ErrorReports } from './errorReports'
import { ensureAdministrator, ensureDemo, type FirstAdministrator } from './firstStart'
import { closedHeaders, securityHeaders } from './headers'
import { inheritedSocket } from './inheritedSocket'
import { createLog, type Log, logConsoleErrors, withoutLog } from './log'
import { watchMemory } from './memoryWatch'
import { migrate } from './migrate'
import { orderlyStop } from './orderlyStop'
import { payloadConfig, projectRoot } from './payloadConfig'
import { KEEP_ALIVE_SECONDS } from './readyResponse'
import { createProgram } from './runtime'
import { readSettings, type Settings, SettingsError } from './settings'
import { notesInLog, plainNotes } from './startNotes'
import { loadStaticFiles } from './staticFiles'
import { startTracing } from './tracing/startTracing'

/** Key on `globalThis` of the Payload configuration of this process. Next's admin reads it instead of bundling one. */
const CONFIG = Symbol.for('merkevei.payloadConfig')

/** Milliseconds that running requests get to finish after a stop signal. */
const STOP_PATIENCE = 10_000

/**
 * Milliseconds in which a request must arrive, its head and all of it: enough for a file over a slow mobile connection.
 */
const patience = {
  headersTimeout: 20_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: KEEP_ALIVE_SECONDS * 1000,
}

/** Open connections of one network: an office behind one address has a few for each employee. */
const CONNECTIONS_OF_ONE = 500

/** Ends a start that failed with one line: of the log where that has all lines (`LOG_FORMAT`). */
function endWith(line: string): never {
  if (process.env.LOG_FORMAT === 'json') createLog({ logLevel: 'error' }).fatal(line)
  else process.stderr.write(`${line}\n`)
  process.exit(1)
}

function checkedSettings(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    endWith(error.message)
  }
}

/** Denies other users of the machine access to the stored data: existing files, and those created later. */
function keepToOurselves(databaseUrl: string): void {
  process.umask(0o077)
  const [, file] = /^file:(.+)$/.exec(databaseUrl) ?? []
  if (!file || !existsSync(file)) return
  const { mode } = statSync(file)
  if ((mode & 0o077) !== 0) chmodSync(file, mode & 0o700)
}

/** What Node prints of an uncaught error may quote what was typed; the log says it without that, and it is reported. */
function endOnUncaught(log: Log, reports: ErrorReports | undefined): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error was not caught: the process ends')
    void (reports?.flush() ?? Promise.resolve()).finally(() => process.exit(1))
  })
}

async function start(): Promise<void> {
  const settings = checkedSettings()
  keepToOurselves(settings.databaseUrl)
  const build = runningBuild()
  const reports = settings.errorReports && (await createErrorReports(settings.errorReports, { version }))
  const log = createLog(settings, undefined, reports?.report)
  logConsoleErrors(log)
  endOnUncaught(log, reports)
  // Before the database is opened, whose driver is then another.
  const stopTracing = await startTracing(settings.traces, { version, log })
  const notes = settings.logFormat === 'json' ? notesInLog(log) : plainNotes(log)
  const root = projectRoot()
  const config = payloadConfig(settings, log)
  Object.assign(globalThis, { [CONFIG]: config })
  const payload = await withoutLog(log, () => getPayload({ config }))
  let administrator: FirstAdministrator | undefined
  const firstStart = async () => {
    administrator = await ensureAdministrator(payload, settings)
    if (settings.demo) await ensureDemo(payload, root, notes.progress)
  }
  await migrate(payload, settings.databaseUrl, firstStart, notes.progress)

  const common = closedHeaders(settings)
  const admin = createAdmin({ root, port: settings.port, log, secret: settings.secret, common, build })
  const ofAssets = [...securityHeaders(settings), ...fileAtEdge(settings, 'assets')]
  const statics = loadStaticFiles(join(root, 'dist/client/assets'), ofAssets)
  const running = await createProgram({ settings, payload, config, assets: builtAssets(root), statics, admin, log })
  const server = http.createServer(patience, running.listener)
  const stopServer = orderlyStop(server)
  if (settings.trustProxy === 0) limitConnections(server, CONNECTIONS_OF_ONE)
  server.on('error', (error: NodeJS.ErrnoException) => {
    endWith(
      error.code === 'EADDRINUSE'
        ? `Port ${settings.port} is in use. Set PORT to another.`
        : `The site cannot listen: ${error.message}`,
    )
  })
  const { port, host } = settings
  server.listen(inheritedSocket(process.env, process.pid) ?? { port, host }, () => {
    notes.listening(settings, administrator)
    watchMemory(log)
    // After the first visitors' requests in the event queue.
    if (settings.role === 'worker') return
    setImmediate(() => {
      void running.readAhead()
      void admin.load()
    })
  })

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    running.markStopping()
    // Load balancers see `/readyz` fail before connections are refused.
    await wait(settings.stopDelay)
    await stopServer(STOP_PATIENCE)
    await running.stop()
    await closeContent(payload)
    await Promise.all([stopTracing(), reports?.flush()])
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}

start().catch((error: unknown) => {
  const isClear = error instanceof UnusableDatabase || error instanceof SettingsError
  const line = isClear ? error.message : databaseError(error)
  const unexpected = `The site did not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
  endWith(line ?? unexpected)
})
