/** The whole program without a build: a fresh database, the server on a free port, and a user to write with. */
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BasePayload, getPayload } from 'payload'
import { closeContent } from '../../src/cms/connections'
import type { Admin } from '../../src/server/admin'
import { createProgram } from '../../src/server/createProgram'
import { createErrorReports } from '../../src/server/errorReports'
import { createLog } from '../../src/server/log'
import { migrate } from '../../src/server/migrate'
import { payloadConfig } from '../../src/server/payloadConfig'
import { KEEP_ALIVE_SECONDS } from '../../src/server/readyResponse'
import { readSettings, type Settings } from '../../src/server/settings'
import { startTracing } from '../../src/server/tracing/startTracing'
import type { Assets } from '../../src/web/assets'
import { adminToken } from './admin'
import { freshDatabase } from './database'

export const assets: Assets = {
  styles: '',
  scripts: ['/assets/client.js'],
  previewScript: '/assets/preview.js',
  lightbox: '/assets/lightbox.js',
  islands: { runtime: '/assets/runtime.js', chunk: (name) => `/assets/${name}.js` },
}

const noAdmin: Admin = {
  state: 'ready',
  load: async () => {},
  answer: async (_, response) => void response.end('admin'),
}

export interface TestProgram {
  url: string
  payload: BasePayload
  settings: Settings
  routes: readonly { method: string; path: string }[]
  /** Of the administrator that `rest` is signed in as. */
  token: string
  /** Signed in as an administrator over REST; JSON in, JSON out. */
  rest(
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: RestResponse }>
  get(path: string, headers?: Record<string, string>): Promise<{ status: number; text: string; headers: Headers }>
  /** As after a start; without it indexes are read when they are asked for. */
  readAhead(): Promise<void>
  /** Ends what runs beside requests, as at the process's end; the database stays open. */
  stopWork(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

interface RestResponse {
  doc?: { id: number } & Record<string, unknown>
  docs?: Record<string, unknown>[]
  errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[]
  [key: string]: unknown
}

let opened = 0

/**
 * Opens the program on its own database, or as one more process on another's (`databaseUrl`). `lines` collects its log.
 */
export async function openProgram(env: Record<string, string> = {}, lines?: string[]): Promise<TestProgram> {
  const database = env.DATABASE_URL ? undefined : await freshDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'program-'))
  // Bound at once: any connection that the opening makes could be given a port that is only set down.
  // As long as kept pages say: a connection that the client still holds must not be closed as it asks again.
  const server = http.createServer({ keepAliveTimeout: KEEP_ALIVE_SECONDS * 1000 }, (request, response) =>
    running.listener(request, response),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const settings = readSettings({
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database?.url ?? '',
    SECRET: 'a secret of the tests, long enough',
    LOG_LEVEL: 'silent',
    // A connection to a database that is new to the server costs more than most tests ask of it.
    DATABASE_POOL: '3',
    // A process for each picture; only its own tests wait for it.
    AVIF: 'off',
    ...env,
  })
  const reports = settings.errorReports && (await createErrorReports(settings.errorReports, { version: 'test' }))
  const destination = lines && { write: (line: string) => void lines.push(line) }
  const log = createLog(lines ? { logLevel: 'debug' } : settings, destination, reports?.report)
  const stopTracing = await startTracing(settings.traces, { version: 'test', log })
  const config = payloadConfig(settings, log)
  const instance = `test-${++opened}`
  const payload = await getPayload({ config, key: instance })
  await migrate(payload, settings.databaseUrl)
  const running = await createProgram({
    settings,
    payload,
    config,
    instance,
    assets: () => assets,
    statics: { at: () => undefined },
    admin: noAdmin,
    log,
  })
  const url = `http://localhost:${port}`
  const token = await adminToken(payload)

  let ended: Promise<void> | undefined
  const stopWork = () => (ended ??= running.stop())

  return {
    url,
    payload,
    settings,
    routes: running.routes,
    token,
    stopWork,
    readAhead: running.readAhead,
    async rest(method, path, body, headers = {}) {
      const answer = await fetch(url + path, {
        method,
        headers: { authorization: `JWT ${token}`, 'content-type': 'application/json', ...headers },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      return { status: answer.status, body: (await answer.json().catch(() => ({}))) as RestResponse }
    },
    async get(path, headers = {}) {
      const answer = await fetch(url + path, { redirect: 'manual', headers })
      return { status: answer.status, text: await answer.text(), headers: answer.headers }
    },
    async [Symbol.asyncDispose]() {
      await stopWork()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await closeContent(payload)
      await Promise.all([stopTracing(), reports?.flush()])
      await database?.dispose()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The first fault of a refused request, as its reader sees it. */
export function faultOf(body: RestResponse): string {
  const [error] = body.errors ?? []
  return error?.data?.errors?.[0]?.message ?? error?.message ?? ''
}
