/** One visitor does not hold all connections: beyond a number of them from one network, further ones are closed. */
import type { Server } from 'node:http'
import { networkOf } from '../platform/network'

/** Behind a proxy all connections are the proxy's, which then has to see to this. */
export function limitConnections(server: Server, most: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    const count = (open.get(network) ?? 0) + 1
    if (count > most) {
      socket.destroy()
      return
    }
    open.set(network, count)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}
