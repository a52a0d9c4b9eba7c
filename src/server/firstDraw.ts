/** A request that nobody sent, for work that is to be done before somebody does. */
import { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Lets the handler answer a visit to this path; the answer goes nowhere. Resolves when it is complete. */
export async function drawOnce(handler: Handler, path: string): Promise<void> {
  const nowhere = new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() }) as Socket
  const request = new IncomingMessage(nowhere)
  Object.assign(request, { method: 'GET', url: path, headers: { host: 'localhost' }, complete: true })
  request.push(null)
  const response = new ServerResponse(request)
  response.assignSocket(nowhere)
  // A server does so for the connections that it accepted itself.
  nowhere.on('drain', () => response.emit('drain'))
  await handler(request, response)
}
