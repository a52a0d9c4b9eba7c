/** Limits the open connections of one network; further ones are closed. */
import type { Server } from 'node:http'
import { networkOf } from '../platform/network'

/** Not used behind a proxy: all connections are then the proxy's, which has to set its own limit. */
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
