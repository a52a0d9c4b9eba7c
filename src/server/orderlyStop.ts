/** Ends a server so that no request is cut off: each connection closes with the answer that it is waiting for. */
import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds in which connections between two requests may send another, which is answered and closes them. */
const QUIET = 1000

/** To be called before the server listens; what it returns stops it, and waits `patience` milliseconds at most. */
export function orderlyStop(server: Server): (patience: number) => Promise<void> {
  // Browsers open connections ahead of need. Node takes them for busy ones, and would wait for their first request.
  const unused = new Set<Socket>()
  let isStopping = false
  server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    unused.delete(socket)
    if (isStopping) response.shouldKeepAlive = false
  })

  return async (patience) => {
    isStopping = true
    // HTTP's own `close` would reset connections at once that are between two requests.
    const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
    const late = setTimeout(() => server.closeAllConnections(), patience)
    await Promise.race([closed, wait(QUIET)])
    const closing = setInterval(() => {
      for (const socket of unused) socket.destroy()
      server.closeIdleConnections()
    }, QUIET / 5)
    await closed
    clearInterval(closing)
    clearTimeout(late)
  }
}
