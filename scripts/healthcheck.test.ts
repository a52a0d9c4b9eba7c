import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'

/** Exit code and line of the check, where this answers; `status` undefined: nothing ever. */
async function checked(status: number | undefined, host = '127.0.0.1', given = host) {
  const server = createServer((_, response) => {
    if (status !== undefined) response.writeHead(status).end()
  }).listen(0, host)
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  return run((server.address() as AddressInfo).port, given)
}

const run = (port: number, host = '') =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['bin/healthcheck.mjs'],
      { env: { ...process.env, PORT: String(port), HOST: host } },
      (_, said) => resolve({ code: child.exitCode ?? -1, said }),
    )
  })

test.each([
  [200, { code: 0, said: expect.stringContaining('/healthz answers 200') }],
  [503, { code: 1, said: expect.stringContaining('/healthz answers 503') }],
  [undefined, { code: 1, said: expect.stringContaining('timeout') }],
])('a site that answers with %s', async (status, expected) => {
  expect(await checked(status)).toEqual(expected)
})

test('a site is asked where it listens', async () => {
  for (const [host, given] of [
    ['127.0.0.2', '127.0.0.2'],
    ['0.0.0.0', '0.0.0.0'],
    ['127.0.0.1', ''],
  ])
    expect(await checked(200, host, given)).toMatchObject({ code: 0 })
})

test('a site that is not there', async () => {
  expect(await run(1)).toEqual({ code: 1, said: expect.stringContaining('127.0.0.1:1/healthz: ') })
})
