import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '../../scripts/free-port.mjs'

/** Stands between a site and its database, and takes them from each other. */
export async function openCable(url: string) {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  const listening = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    near.on('data', (piece) => {
      if (String(piece).includes('listen ')) listening.add(far)
    })
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from
        .on('error', () => to.destroy())
        .on('close', () => {
          sockets.delete(from)
          to.destroy()
        })
      from.pipe(to)
    }
  })
  const port = await freePort()
  const plug = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  /** Listeners get no further notification, and no error; new connections work. */
  const silence = () => {
    for (const socket of listening) socket.unpipe().pause()
  }
  await plug()
  const through = new URL(url)
  through.port = String(port)
  return { url: through.href, plug, cut, silence, [Symbol.asyncDispose]: cut }
}
