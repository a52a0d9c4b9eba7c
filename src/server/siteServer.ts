/** The server at the site's own port. */
import http, { type RequestListener } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { limitConnections } from './connectionLimit'
import { inheritedSocket } from './inheritedSocket'
import { orderlyStop } from './orderlyStop'
import { endWith } from './processStart'
import { KEEP_ALIVE_SECONDS } from './readyResponse'
import type { Settings } from './settings'
import { thisWorker } from './workers/thisWorker'

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

/** Open connections of one network to a process: an office behind one address has a few for each employee. */
const CONNECTIONS_OF_ONE = 500

export interface SiteServer {
  listen(listening: () => void): void
  /** Takes no new connections after STOP_DELAY, and resolves when each has the response that it waits for. */
  stop(): Promise<void>
}

export function createSiteServer(
  { port, host, trustProxy, stopDelay }: Pick<Settings, 'port' | 'host' | 'trustProxy' | 'stopDelay'>,
  listener: RequestListener,
): SiteServer {
  const server = http.createServer(patience, listener)
  const stop = orderlyStop(server)
  let isStopping = false
  if (trustProxy === 0) limitConnections(server, CONNECTIONS_OF_ONE)
  server.on('error', (error: NodeJS.ErrnoException) => {
    // One of several processes, started when the others had closed the port already.
    if (isStopping) return
    endWith(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use. Set PORT to another.`
        : `The site cannot listen: ${error.message}`,
    )
  })
  return {
    listen(listening) {
      // systemd passes its socket to the process that it starts: with several, to their supervisor.
      const socket = inheritedSocket(process.env, thisWorker ? process.ppid : process.pid)
      server.listen(socket ?? { port, host }, listening)
    },
    async stop() {
      isStopping = true
      // Load balancers see `/readyz` fail before connections are refused.
      await wait(stopDelay)
      await stop(STOP_PATIENCE)
    },
  }
}
