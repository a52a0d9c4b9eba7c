import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createAdmin } from './admin'

async function serve(build: Promise<boolean>) {
  const admin = createAdmin({
    root: 'nowhere',
    port: 0,
    log: pino({ level: 'silent' }),
    secret: 's',
    common: [],
    build,
  })
  const server = http.createServer((request, response) => void admin.answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    admin,
    get: (query = '') => fetch(`http://127.0.0.1:${port}/admin${query}`),
    [Symbol.dispose]: () => void server.close(),
  }
}

test('while the admin is built, its address says so in both languages and asks again by itself', async () => {
  using site = await serve(new Promise<boolean>(() => {}))
  const answer = await site.get()
  const text = await answer.text()
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3'])
  expect(text).toContain('<meta http-equiv="refresh" content="3">')
  expect(text).toContain('Administrasjonen gjøres klar')
  expect(text).toContain('<p lang="en">The admin is being prepared.')
  expect(site.admin.state).toBe('building')
})

test('an admin that could not be built is reported as failed, and Next is not loaded', async () => {
  using site = await serve(Promise.resolve(false))
  await site.admin.load()
  const answer = await site.get()
  expect([answer.status, site.admin.state]).toEqual([503, 'failed'])
  expect(await answer.text()).toContain('The admin is not available.')
})

test('an address with a NUL, which no database stores, is refused', async () => {
  using site = await serve(Promise.resolve(false))
  expect((await site.get('?locale=%00')).status).toBe(400)
})
