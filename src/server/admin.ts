/** The admin: Next, loaded after the site answers. If it fails to build or to load, visitors notice nothing. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { sendAdminPage } from './errorPage'
import { drawOnce } from './firstDraw'
import { adminPolicy, type HeaderList } from './headers'
import type { Log } from './log'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Milliseconds after it is loaded in which the admin waits for its first visit. Its first page loads most of its code, half
 * a second in which nobody is answered: better now than when people work.
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
 * Whether the build of the admin succeeds that `cli/start.mjs` runs beside this process, which it names in the
 * environment; undefined where none runs.
 */
export function runningBuild(): Promise<boolean> | undefined {
  if (process.env.MERKEVEI_ADMIN_BUILD !== 'running') return undefined
  return new Promise((resolve) => {
    process.once('message', (message) => resolve(message === 'admin built'))
    process.once('disconnect', () => resolve(false))
  })
}

/** Next prints notes on its start with `console.log`, which nothing of ours uses; warnings and errors pass. */
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
  common,
  build,
  development,
}: {
  root: string
  port: number
  log: Log
  /** Headers of every answer. */
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
    const { default: next } = await import('next')
    const start = next as unknown as (options: object) => { prepare(): Promise<void>; getRequestHandler(): Handler }
    const app = start({
      dev: development !== undefined,
      // Next listens for upgrades on the server that it is given, or that its first request came to, and leaves those of
      // others hanging. While developing that is the real one; a running site upgrades nothing, and Node then answers such
      // requests like any other.
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
      // Whoever comes to a page that fails sees it, and the log has it then.
      if (!isVisited) drawOnce(answer, '/admin/login').catch(() => {})
    }, FIRST_DRAW_AFTER).unref()
  }

  async function load(): Promise<void> {
    // The command that builds reports why it could not.
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
