import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressedResponse } from './compressedResponse'

const html = { 'content-type': 'text/html; charset=utf-8' }
const page = `<p>${'Din forespørsel '.repeat(200)}</p>`
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer())

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
])('a page is sent compressed to a client that accepts %s', async (accepted, encoding, decompress) => {
  const headers = { ...html, 'content-length': String(Buffer.byteLength(page)), vary: 'Cookie' }
  const sent = await compressedResponse(new Response(page, { status: 422, headers }), { 'accept-encoding': accepted })
  expect([sent.status, sent.headers.get('content-encoding')]).toEqual([422, encoding])
  expect(sent.headers.get('vary')).toBe('Cookie, Accept-Encoding')
  const body = await bytes(sent)
  expect(body.length).toBeLessThan(300)
  expect(decompress(body).toString()).toBe(page)
  // The server counts the bytes that it sends.
  expect(sent.headers.get('content-length')).toBeNull()
})

test('a text too long for the main thread is compressed as well', async () => {
  const long = page.repeat(200)
  const sent = await compressedResponse(new Response(long, { headers: html }), { 'accept-encoding': 'br' })
  expect(brotliDecompressSync(await bytes(sent)).toString()).toBe(long)
})

test.each([
  ['a client that accepts none', {}, html, page],
  ['a short text', { 'accept-encoding': 'br' }, html, 'Ja'],
  ['a picture', { 'accept-encoding': 'br' }, { 'content-type': 'image/webp' }, page],
  ['a file to save', { 'accept-encoding': 'br' }, { ...html, 'content-disposition': 'attachment' }, page],
  [
    'a page that another site opens with cookies',
    { 'accept-encoding': 'br', cookie: 'a=b', 'sec-fetch-site': 'cross-site' },
    html,
    page,
  ],
])('%s gets the bytes as they are', async (_, request, headers, text) => {
  const sent = await compressedResponse(new Response(text, { headers }), request)
  expect(sent.headers.get('content-encoding')).toBeNull()
  expect((await bytes(sent)).toString()).toBe(text)
})

test('a text that is compressed already stays so', async () => {
  const response = new Response(page, { headers: { ...html, 'content-encoding': 'zstd' } })
  expect(await compressedResponse(response, { 'accept-encoding': 'br' })).toBe(response)
})

test('every cookie of a response is kept', async () => {
  const headers = new Headers(html)
  headers.append('set-cookie', 'one=1')
  headers.append('set-cookie', 'two=2')
  const sent = await compressedResponse(new Response(page, { headers }), { 'accept-encoding': 'br' })
  expect(sent.headers.getSetCookie()).toEqual(['one=1', 'two=2'])
})
