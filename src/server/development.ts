/** The development server: sources through Vite, the admin through Next's development server. */
import type { RequestListener, Server } from 'node:http'
import { type BasePayload, getPayload, reload } from 'payload'
import type { Assets } from '../web/assets'
import { type Admin, createAdmin } from './admin'
import { createProgram, type RunningProgram } from './createProgram'
import { ensureAdministrator, ensureDemo } from './firstStart'
import { closedHeaders } from './headers'
import { createLog, holdNotes } from './log'
import { migrate } from './migrate'
import { payloadConfig } from './payloadConfig'
import { projectRoot } from './projectRoot'
import { readSettings } from './settings'

const CONFIG = Symbol.for('merkevei.payloadConfig')

/** Sources as the browser asks Vite for them. */
const assets: Assets = {
  // Vite's own script brings them.
  styles: '',
  scripts: ['/@vite/client', '/@react-preamble.js', '/src/client.ts'],
  previewScript: '/src/web/client/preview.ts',
  lightbox: '/src/web/client/lightbox/lightbox.ts',
  islands: {
    runtime: '/src/web/client/runtime.ts',
    chunk: (name) => `/@island/${name}`,
  },
}

export interface Development {
  listener: RequestListener
  payload: BasePayload
  admin: Admin
  stop(): Promise<void>
}

/** Starts the program, or restarts it with changed sources on the existing Payload instance. */
export async function develop(server: Server, before?: Development): Promise<Development> {
  const settings = readSettings({ ...process.env, PAGE_CACHE: 'off' })
  const log = createLog(settings)
  const letNotesThrough = holdNotes(log)
  const root = projectRoot()
  const config = payloadConfig(settings, log)
  Object.assign(globalThis, { [CONFIG]: config })
  await before?.stop()
  const payload = before?.payload ?? (await getPayload({ config }))
  if (before) await reload(await config, payload as Parameters<typeof reload>[1], true)
  await migrate(payload, settings.databaseUrl, async () => {
    const administrator = await ensureAdministrator(payload, settings)
    if (administrator)
      process.stdout.write(`E-mail ${administrator.email}, password ${administrator.password ?? '(given)'}\n`)
    if (settings.demo) await ensureDemo(payload, root)
  })
  // One Next development server, kept across restarts of the program.
  const admin =
    before?.admin ??
    createAdmin({
      root,
      port: settings.port,
      log,
      secret: settings.secret,
      common: closedHeaders(settings),
      development: server,
    })
  const statics = { at: () => undefined }
  const running: RunningProgram = await createProgram({
    settings,
    payload,
    config,
    assets: () => assets,
    statics,
    admin,
    log,
  })
  letNotesThrough()
  return { listener: running.listener, payload, admin, stop: running.stop }
}
