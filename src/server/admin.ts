/** Next's admin, loaded after the site listens. If it fails to build or to load, the public site still answers. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { signatureBytes } from '../platform/signing'
import { sendAdminPage } from './errorPage'
import { drawOnce } from './firstDraw'
import { adminPolicy, type HeaderList } from './headers'
import type { Log } from './log'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Milliseconds between loading the admin and rendering its first page in advance, if no editor has opened it. The first
 * page loads most of the admin's code, which blocks the event loop for half a second.
 */
const FIRST_DRAW_AFTER = 2000

export interface Admin {
  state: 'building' | 'loading' | 'ready' | 'failed'
  answer: Handler
  load(): Promise<void>
}

export function isAdminPath(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/') || path.startsWith('/_next/') || path.startsWith('/__nextjs')
}

/**
 * Whether the admin build succeeds that `cli/start.mjs` runs beside this process and names in the environment;
 * undefined without such a build.
 */
export function runningBuild(): Promise<boolean> | undefined {
  if (process.env.MERKEVEI_ADMIN_BUILD !== 'running') return undefined
  return new Promise((resolve) => {
    // One of several processes receives other messages too (`workers/messages.ts`).
    process.on('message', (message) => {
      if (typeof message === 'string') resolve(message === 'admin built')
    })
    process.once('disconnect', () => resolve(false))
  })
}

/**
 * Suppresses the notes that Next prints with `console.log` while it starts, which the program itself never calls.
 * Warnings and errors pass.
 */
async function withoutNotes(work: () => Promise<void>): Promise<void> {
  const { log } = console
  console.log = () => {}
  try {
    await work()
  } finally {
    console.log = log
  }
}

export function createAdmin({
  root,
  port,
  log,
  secret,
  common,
  build,
  development,
}: {
  root: string
  port: number
  log: Log
  /** Of the site. */
  secret: string
  /** Headers of every response. */
  common: HeaderList
  /** Resolves when the admin is built: true if it can be loaded. */
  build?: Promise<boolean> | undefined
  /** The server whose port Next's own reloading shares, while developing. */
  development?: Server
}): Admin {
  let loading: Promise<void> | undefined
  let handler: Handler | undefined
  let isVisited = false

  async function loadNext(): Promise<void> {
    // Next seals with it what the admin's pages hand to its functions. The build has one that all sites of a version share.
    process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = signatureBytes(secret, 'admin').toString('base64')
    const { default: next } = await import('next')
    const start = next as unknown as (options: object) => { prepare(): Promise<void>; getRequestHandler(): Handler }
    const app = start({
      dev: development !== undefined,
      // Next adds an upgrade listener to the server that it is given (or that its first request came to) and leaves
      // other upgrades hanging. In development it gets the real server. In production it gets an unused one: Node then
      // answers upgrade requests like any other.
      httpServer: development ?? createServer(),
      customServer: true,
      dir: join(root, 'admin'),
      port,
      hostname: 'localhost',
    })
    await (development ? app.prepare() : withoutNotes(() => app.prepare()))
    const answer = app.getRequestHandler()
    handler = answer
    admin.state = 'ready'
    if (development) return
    setTimeout(() => {
      // If the page fails, the first editor's request fails in the same way and is logged.
      if (!isVisited) drawOnce(answer, '/admin/login').catch(() => {})
    }, FIRST_DRAW_AFTER).unref()
  }

  async function load(): Promise<void> {
    // The build command reports its own failure.
    const isBuilt = build ? await build : true
    admin.state = isBuilt ? 'loading' : 'failed'
    if (!isBuilt) return
    await loadNext().catch((error: unknown) => {
      admin.state = 'failed'
      log.error({ err: error }, 'the admin did not load')
    })
  }

  const admin: Admin = {
    state: build ? 'building' : 'loading',
    load() {
      loading ??= load()
      return loading
    },
    async answer(request, response) {
      // Payload stores what an address says of the language, and PostgreSQL takes no text with NUL in it.
      if (request.url?.includes('%00')) {
        response.writeHead(400, [...common]).end()
        return
      }
      const loaded = admin.load()
      if (admin.state === 'building') return sendAdminPage(response, 'building', common)
      await loaded
      if (handler) {
        isVisited = true
        for (let at = 0; at < common.length; at += 2) response.setHeader(common[at] ?? '', common[at + 1] ?? '')
        // Next's development server evaluates what it reloads, over a connection of its own.
        if (!development) response.setHeader('Content-Security-Policy', adminPolicy)
        return handler(request, response)
      }
      sendAdminPage(response, 'failed', common)
    },
  }
  return admin
}
