/** Calls of the checks to other machines. */
import { connect } from 'node:net'

/** Resolves when a connection was made, which is closed again; nothing is sent. */
export function reach(url: string, patience: number): Promise<void> {
  const { hostname, port, protocol } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (protocol === 'https:' ? 443 : 80),
    })
    socket.setTimeout(patience, () => socket.destroy(new Error(`no connection within ${patience / 1000} s`)))
    socket.once('connect', () => {
      resolve()
      socket.destroy()
    })
    socket.once('error', reject)
  })
}
