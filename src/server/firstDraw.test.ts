import { expect, test } from 'vitest'
import { drawOnce } from './firstDraw'

test('a handler answers a synthetic request, however long the answer is', async () => {
  let seen: unknown
  await drawOnce(async (request, response) => {
    seen = [request.method, request.url, request.headers.host]
    for await (const _ of request) throw new Error('there is no body')
    response.writeHead(200, { 'content-type': 'text/html' })
    for (let count = 0; count < 100; count++)
      if (!response.write('x'.repeat(10_000))) await new Promise((resolve) => response.once('drain', resolve))
    await new Promise<void>((resolve) => response.end(resolve))
  }, '/admin/login')
  expect(seen).toEqual(['GET', '/admin/login', 'localhost'])
})
