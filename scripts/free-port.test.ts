import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { freePort } from '../scripts/free-port.mjs'

test('a free port is none that is in use, and none that an outgoing connection can be given', async () => {
  const first = await freePort()
  await using holder = createServer()
  await new Promise<void>((resolve) => holder.listen(first + 1, '127.0.0.1', resolve))

  const second = await freePort()

  expect(second).toBeGreaterThan(first + 1)
  // Linux: 32768 and above; macOS and Windows: 49152 and above.
  expect(second).toBeLessThan(32_768)
})
