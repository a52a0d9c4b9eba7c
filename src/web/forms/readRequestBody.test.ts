import { expect, test } from 'vitest'
import { orEmpty, readRequestBody, readText, UnreadableBody } from './readRequestBody'

const urlencoded = 'application/x-www-form-urlencoded'

const post = (body: string | Buffer<ArrayBuffer> | FormData, type?: string) =>
  new Request('https://www.example.no/skjema', {
    method: 'POST',
    body,
    ...(type === undefined ? {} : { headers: { 'content-type': type } }),
  })

test('a form is read in either encoding, with repeated fields and files', async () => {
  const fields = [
    ['navn', 'Kåre & co'],
    ['valg', '1'],
    ['valg', '2'],
  ]
  const form = new FormData()
  for (const [name = '', value = ''] of fields) form.append(name, value)
  form.append('fil', new File(['x'], 'x.txt'))
  expect(await readRequestBody(post(new URLSearchParams(fields).toString(), urlencoded))).toEqual({
    kind: 'form',
    fields,
  })
  expect(await readRequestBody(post(form))).toEqual({ kind: 'form', fields: [...fields, ['fil', expect.any(File)]] })
})

test.each([
  ['application/json', '{"navn":"Kåre"}', { navn: 'Kåre' }],
  ['application/problem+json; charset=utf-8', '[1]', [1]],
  ['application/json', ' ', {}],
])('%s is read as JSON', async (type, body, value) => {
  expect(await readRequestBody(post(body, type))).toEqual({ kind: 'json', value })
})

test('an empty body is a form without fields', async () => {
  expect(await readRequestBody(post(Buffer.alloc(0)))).toEqual({ kind: 'form', fields: [] })
})

test.each([
  ['a body that is too long', 'tooLarge', 413, post('a=1&b=2&c=345678', urlencoded)],
  ['a form of many fields', 'tooManyFields', 413, post('a&b&c&d&e', urlencoded)],
  [
    'a part without end of its headers',
    'tooManyFields',
    413,
    post(`--x\r\n${'a: b\r\n'.repeat(1000)}`, 'multipart/form-data; boundary=x'),
  ],
  ['a truncated form', 'brokenForm', 400, post('--x\r\ncontent-disposition: form-', 'multipart/form-data; boundary=x')],
  ['broken JSON', 'brokenJson', 400, post('{', 'application/json')],
  ['another type', 'mediaType', 400, post('<a/>', 'text/xml')],
] as const)('%s is refused', async (_, reason, status, request) => {
  const maxBytes = reason === 'tooLarge' ? 15 : 10_000
  const reading = readRequestBody(request, { maxBytes, maxFields: 4 })
  await expect(reading).rejects.toMatchObject({ reason, status })
  expect(await reading.catch(orEmpty)).toEqual({ kind: 'form', fields: [] })
})

test('only an unreadable body counts as an empty one', () => {
  expect(() => orEmpty(new Error('closed'))).toThrow('closed')
  expect(orEmpty(new UnreadableBody('mediaType'))).toEqual({ kind: 'form', fields: [] })
})

test('a text of any type is read to its limit', async () => {
  expect(await readText(post('abcdef', 'text/plain'), 3)).toBe('abc')
})
