/** Starts the whole site: settings, database, first start, site; then the admin. */
import { chmodSync, existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { getPayload } from 'payload'
import { version } from '../../package.json'
import { closeContent } from '../cms/connections'
import { fileAtEdge } from '../features/cdn'
import { createAdmin, runningBuild } from './admin'
import { builtAssets } from './builtAssets'
import { createProgram } from './createProgram'
import { databaseError, UnusableDatabase } from './databaseError'
import { ensureAdministrator, ensureDemo, type FirstAdministrator } from './firstStart'
import { closedHeaders, securityHeaders } from './headers'
import { withoutLog } from './log'
import { watchMemory } from './memoryWatch'
import { migrate } from './migrate'
import { payloadConfig } from './payloadConfig'
import { checkedSettings, endWith, endWithError, openLog } from './processStart'
import { projectRoot } from './projectRoot'
import { SettingsError } from './settings'
import { createSiteServer } from './siteServer'
import { noNotes, notesInLog, plainNotes } from './startNotes'
import { loadStaticFiles } from './staticFiles'
import { startTracing } from './tracing/startTracing'
import { listenForFronts } from './workers/forFronts'
import { joinSiblings } from './workers/siblings'
import { thisWorker } from './workers/thisWorker'

/** Key on `globalThis` of the Payload configuration of this process. Next's admin reads it instead of bundling one. */
const CONFIG = Symbol.for('merkevei.payloadConfig')

/** Denies other users of the machine access to the stored data: existing files, and those created later. */
function keepToOurselves(databaseUrl: string): void {
  process.umask(0o077)
  const [, file] = /^file:(.+)$/.exec(databaseUrl) ?? []
  if (!file || !existsSync(file)) return
  const { mode } = statSync(file)
  if ((mode & 0o077) !== 0) chmodSync(file, mode & 0o700)
}

async function start(): Promise<void> {
  const siblings = joinSiblings()
  const settings = checkedSettings()
  keepToOurselves(settings.databaseUrl)
  const build = runningBuild()
  const { log, reports } = await openLog(settings)
  // Before the database is opened, whose driver is then another.
  const stopTracing = await startTracing(settings.traces, { version, log })
  const notes =
    thisWorker?.printsNotes === false ? noNotes : settings.logFormat === 'json' ? notesInLog(log) : plainNotes(log)
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
  const running = await createProgram({
    settings,
    payload,
    config,
    assets: builtAssets(root),
    statics,
    admin,
    siblings,
    log,
  })
  const hasFronts = settings.workers > 1 && settings.databaseUrl.startsWith('file:')
  // What a process before this one changed last, it may not have told.
  if (hasFronts) siblings?.notify('all')
  await siblings?.settled()
  const closeToFronts =
    hasFronts && thisWorker ? await listenForFronts(thisWorker.socket, running.forFronts) : undefined
  const server = createSiteServer(settings, running.listener)
  server.listen(() => {
    notes.listening(settings, administrator)
    siblings?.serving({ hasFronts, logLevel: settings.logLevel })
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
    await server.stop()
    if (hasFronts) await siblings?.alone
    closeToFronts?.()
    await running.stop()
    await closeContent(payload)
    await Promise.all([stopTracing(), reports?.flush()])
    process.exit(0)
  }
  if (siblings) {
    siblings.onStop(() => void stop())
    return
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}

start().catch((error: unknown) => {
  const isClear = error instanceof UnusableDatabase || error instanceof SettingsError
  const line = isClear ? error.message : databaseError(error)
  if (line !== undefined) endWith(line)
  endWithError(error)
})
