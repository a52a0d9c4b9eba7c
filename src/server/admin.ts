/** The admin: Next, loaded after the site answers. If it fails to load, visitors notice nothing (DESIGN §1). */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Log } from './log'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export interface Admin {
  state: 'loading' | 'ready' | 'failed'
  answer: Handler
  load(): Promise<void>
}

export function isAdminPath(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/') || path.startsWith('/_next/') || path.startsWith('/__nextjs')
}

export function createAdmin({
  root,
  port,
  log,
  development,
}: {
  root: string
  port: number
  log: Log
  /** The server whose port Next's own reloading shares, while developing. */
  development?: Server
}): Admin {
  let loading: Promise<void> | undefined
  let handler: Handler | undefined
  const admin: Admin = {
    state: 'loading',
    load() {
      loading ??= (async () => {
        const { default: next } = await import('next')
        const start = next as unknown as (options: object) => { prepare(): Promise<void>; getRequestHandler(): Handler }
        const app = start({
          dev: development !== undefined,
          httpServer: development,
          customServer: true,
          dir: join(root, 'admin'),
          port,
          hostname: 'localhost',
        })
        await app.prepare()
        handler = app.getRequestHandler()
        admin.state = 'ready'
      })().catch((error: unknown) => {
        admin.state = 'failed'
        log.error({ err: error }, 'the admin did not load')
      })
      return loading
    },
    async answer(request, response) {
      await admin.load()
      if (handler) return handler(request, response)
      response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '30' })
      response.end('Administrasjonen er ikke tilgjengelig akkurat nå. / The admin is not available right now.\n')
    },
  }
  return admin
}
