/** A synthetic request to a handler, which warms up code before the first real request. */
import { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Passes a GET request for the path to the handler and discards the response. Resolves when the response is complete.
 */
export async function drawOnce(handler: Handler, path: string): Promise<void> {
  const nowhere = new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() }) as Socket
  const request = new IncomingMessage(nowhere)
  Object.assign(request, { method: 'GET', url: path, headers: { host: 'localhost' }, complete: true })
  request.push(null)
  const response = new ServerResponse(request)
  response.assignSocket(nowhere)
  // Node's server forwards `drain` only for connections that it accepted itself.
  nowhere.on('drain', () => response.emit('drain'))
  await handler(request, response)
}
