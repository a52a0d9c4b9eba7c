/** Starts the process: settings, database, first start, site; then the admin behind it. */
import { chmodSync, existsSync, statSync } from 'node:fs'
import http from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { getPayload } from 'payload'
import { closeContent } from '../cms/connections'
import { createAdmin, runningBuild } from './admin'
import { builtAssets } from './builtAssets'
import { limitConnections } from './connectionLimit'
import { databaseError } from './databaseError'
import { ensureAdministrator, ensureDemo, type FirstAdministrator } from './firstStart'
import { securityHeaders } from './headers'
import { createLog, holdNotes, type Log, logConsoleErrors } from './log'
import { migrate, UnusableDatabase } from './migrate'
import { orderlyStop } from './orderlyStop'
import { payloadConfig, projectRoot } from './payloadConfig'
import { createProgram } from './runtime'
import { readSettings, type Settings, SettingsError } from './settings'
import { loadStaticFiles } from './staticFiles'

/** Next's admin finds the one configuration of this process here, and never bundles another. */
const CONFIG = Symbol.for('merkevei.payloadConfig')

/** Milliseconds that running requests get to finish after a stop was asked for. */
const STOP_PATIENCE = 10_000

/** Milliseconds that a request has to arrive, its head and all of it: enough for a file over a slow telephone. */
const patience = { headersTimeout: 20_000, requestTimeout: 120_000, connectionsCheckingInterval: 5_000 }

/** Open connections of one network: an office behind one address has a few for each colleague. */
const CONNECTIONS_OF_ONE = 500

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function checkedSettings(): Settings {
  try {
    return readSettings(process.env)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** What is stored about people is no business of the machine's other users: of what was made before, and from now on. */
function keepToOurselves(databaseUrl: string): void {
  process.umask(0o077)
  const [, file] = /^file:(.+)$/.exec(databaseUrl) ?? []
  if (!file || !existsSync(file)) return
  const { mode } = statSync(file)
  if ((mode & 0o077) !== 0) chmodSync(file, mode & 0o700)
}

/** Payload logs what it throws, too: the person who starts the site is told once, by the end of the start. */
async function withoutLog<Result>(log: Log, work: () => Promise<Result>): Promise<Result> {
  const { level } = log
  log.level = 'silent'
  try {
    return await work()
  } finally {
    log.level = level
  }
}

async function start(): Promise<void> {
  const settings = checkedSettings()
  keepToOurselves(settings.databaseUrl)
  const build = runningBuild()
  const log = createLog(settings)
  logConsoleErrors(log)
  const letNotesThrough = holdNotes(log)
  const root = projectRoot()
  const config = payloadConfig(settings, log)
  Object.assign(globalThis, { [CONFIG]: config })
  const payload = await withoutLog(log, () => getPayload({ config }))
  let administrator: FirstAdministrator | undefined
  await migrate(payload, settings.databaseUrl, async () => {
    administrator = await ensureAdministrator(payload, settings)
    if (settings.demo) await ensureDemo(payload, root)
  })

  const common = securityHeaders(settings)
  const admin = createAdmin({ root, port: settings.port, log, common, build })
  const statics = loadStaticFiles(join(root, 'dist/client/assets'), common)
  const running = await createProgram({ settings, payload, config, assets: builtAssets(root), statics, admin, log })
  const server = http.createServer(patience, running.listener)
  const stopServer = orderlyStop(server)
  if (settings.trustProxy === 0) limitConnections(server, CONNECTIONS_OF_ONE)
  server.on('error', (error: NodeJS.ErrnoException) => {
    process.stderr.write(
      error.code === 'EADDRINUSE'
        ? `Port ${settings.port} is in use. Set PORT to another.\n`
        : `The site cannot listen: ${error.message}\n`,
    )
    process.exit(1)
  })
  server.listen(settings.port, settings.host, () => {
    letNotesThrough()
    announce(settings, administrator)
    // After the first visitors' requests in the queue.
    if (settings.role !== 'worker') setImmediate(() => void admin.load())
  })

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    running.markStopping()
    // Whoever sends visitors here sees that it should not any more, before it has to.
    await wait(settings.stopDelay)
    await stopServer(STOP_PATIENCE)
    await running.stop()
    await closeContent(payload)
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}

function announce({ siteUrl }: Settings, administrator: FirstAdministrator | undefined): void {
  say('')
  say(`  Site    ${siteUrl}/`)
  say(`  Admin   ${siteUrl}/admin`)
  if (administrator) {
    say(`  E-mail  ${administrator.email}`)
    say(`  Password  ${administrator.password ?? '(from ADMIN_PASSWORD)'}`)
  }
  say('')
}

start().catch((error: unknown) => {
  const line = error instanceof UnusableDatabase ? error.message : databaseError(error)
  const unexpected = `The site did not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
  process.stderr.write(`${line ?? unexpected}\n`)
  process.exit(1)
})
