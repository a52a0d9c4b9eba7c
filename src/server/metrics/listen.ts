/** Serves the figures on a port of their own, which no visitor reaches. */
import { createServer, type Server } from 'node:http'
import { isSameSignature } from '../../platform/signing'
import { type MetricsAddress, SettingsError } from '../settings'
import { thisWorker } from '../workers/thisWorker'
import type { Metrics } from './metrics'

/** Resolves when it listens; rejects with a `SettingsError` where the port is taken. */
export function listenForScrapes(metrics: Metrics, { port, host, token }: MetricsAddress): Promise<Server> {
  const server = createServer(async (request, response) => {
    response.setHeader('Cache-Control', 'no-store')
    if (request.url?.split('?')[0] !== '/metrics') return void response.writeHead(404).end()
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end()
    if (token !== undefined && !isSameSignature(request.headers.authorization ?? '', `Bearer ${token}`))
      return void response.writeHead(401, { 'WWW-Authenticate': 'Bearer' }).end()
    const text = await metrics.read()
    response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text)
  })
  return new Promise((resolve, reject) => {
    server.once('error', ({ message }) => reject(new SettingsError(`Setting METRICS_PORT cannot be used: ${message}.`)))
    // Each of several processes has figures of its own: the first at this port, the second at the next.
    const own = port === 0 ? 0 : port + (thisWorker ? thisWorker.number - 1 : 0)
    server.listen({ port: own, host, exclusive: true }, () => resolve(server.off('error', reject)))
  })
}
