/** Stops a server without cutting off requests: each connection is closed with the response that it waits for. */
import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds in which a keep-alive connection may send another request, which is answered and closes it. */
const QUIET = 1000

/** Must be called before the server listens. Returns the function that stops it within `patience` milliseconds. */
export function orderlyStop(server: Server): (patience: number) => Promise<void> {
  // Browsers open connections ahead of need. Node counts them as busy and would wait for their first request.
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
    // `close` of `http.Server` would reset keep-alive connections at once.
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
