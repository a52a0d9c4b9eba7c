import http from 'node:http'
import { expect, test } from 'vitest'
import { callApi } from './callApi'

/** Answers each call with this status and text; `seen` is what arrived last. */
async function endpoint(status: number, text: string) {
  const seen: { method?: string; type?: string; language?: string; body: string } = { body: '' }
  const server = http.createServer(async (request, response) => {
    seen.body = ''
    for await (const chunk of request) seen.body += chunk
    Object.assign(seen, {
      method: request.method,
      type: request.headers['content-type'],
      language: request.headers['accept-language'],
    })
    response.writeHead(status, { 'content-type': 'application/json' }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { url: `http://127.0.0.1:${port}/api`, seen, [Symbol.dispose]: () => void server.close() }
}

test('a body goes out as JSON in the user’s language, and the answer comes back parsed', async () => {
  using api = await endpoint(200, '{"sent":1}')
  expect(await callApi('POST', api.url, { body: { number: '1' }, language: 'nb' })).toEqual({ data: { sent: 1 } })
  expect(api.seen).toEqual({ method: 'POST', type: 'application/json', language: 'nb', body: '{"number":"1"}' })
})

test('a form goes out as it is', async () => {
  using api = await endpoint(200, '{}')
  const body = new FormData()
  body.set('file', new File(['a;b'], 'a.csv'))
  await callApi('POST', api.url, { body })
  expect(api.seen.type).toMatch(/^multipart\/form-data; boundary=/)
  expect(api.seen.body).toContain('a;b')
})

test('a refusal brings the message and the field that the endpoint names', async () => {
  using api = await endpoint(
    422,
    '{"errors":[{"message":"Ugyldig","data":{"errors":[{"message":"Mangler","path":"email"}]}}]}',
  )
  expect(await callApi('POST', api.url, { failed: 'Virket ikke' })).toEqual({
    error: { message: 'Mangler', field: 'email', fields: [{ message: 'Mangler', path: 'email' }], status: 422 },
  })
})

test.each([
  ['no JSON', 502, '<html>'],
  ['a success without an answer', 200, ''],
])('%s is an error with the screen’s own message', async (_, status, text) => {
  using api = await endpoint(status, text)
  expect(await callApi('GET', api.url, { failed: 'Virket ikke' })).toMatchObject({
    error: { message: 'Virket ikke', status },
  })
})

test('a server that cannot be reached is an error, not an exception', async () => {
  const gone = await endpoint(200, '{}')
  gone[Symbol.dispose]()
  expect(await callApi('GET', gone.url, { failed: 'Virket ikke' })).toEqual({
    error: { message: 'Virket ikke', field: undefined, fields: undefined, status: undefined },
  })
})
