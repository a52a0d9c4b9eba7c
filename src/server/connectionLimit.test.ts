import http from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { limitConnections } from './connectionLimit'

const connected = (socket: Socket) => new Promise((resolve) => socket.once('connect', resolve))

test('one network has its number of connections, and gets another when one of them ends', async () => {
  const server = http.createServer((_, response) => response.end('here'))
  limitConnections(server, 2)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const open = () => connect(port, '127.0.0.1')
  const ask = () => text(open().end('GET / HTTP/1.0\r\n\r\n')).catch(() => '')
  const [first, second] = [open(), open()]
  await Promise.all([first, second].map(connected))
  expect(await ask()).toBe('')

  first.destroy()
  await expect.poll(ask).toContain('here')
  second.destroy()
  server.close()
})
