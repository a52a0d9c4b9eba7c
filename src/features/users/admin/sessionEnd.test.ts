import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepRequests } from './sessionEnd'

/** Answers as they come; each request's body is noted. */
let answers: number[] = []
const sent: string[] = []
let isAlive = false
const signInAgain = vi.fn(async (_isSave: boolean) => true)
let remove = () => {}

beforeEach(() => {
  sent.length = 0
  isAlive = false
  signInAgain.mockClear()
  vi.stubGlobal('window', {
    location: { href: 'https://brand.no/admin', origin: 'https://brand.no' },
    fetch: async (input: RequestInfo, init?: RequestInit) => {
      sent.push(input instanceof Request ? await input.text() : String(init?.body ?? ''))
      return new Response('', { status: answers.shift() ?? 200 })
    },
  })
  remove = keepRequests({ isAlive: async () => isAlive, signInAgain })
})

afterEach(() => {
  remove()
  vi.unstubAllGlobals()
})

const save = (path = '/api/pages/1') => window.fetch(path, { method: 'PATCH', body: 'typed' })

test('a save that is turned away for want of a session waits for the sign-in and is sent again', async () => {
  answers = [403, 200]
  expect((await save()).status).toBe(200)
  expect(sent).toEqual(['typed', 'typed'])
  expect(signInAgain).toHaveBeenCalledExactlyOnceWith(false)
  answers = [403, 200]
  await window.fetch('/api/pages/1', { method: 'PATCH', body: new FormData() })
  expect(signInAgain).toHaveBeenLastCalledWith(true)
})

test('so is a request that was made as an object', async () => {
  answers = [401, 200]
  const request = new Request('https://brand.no/api/pages/1', { method: 'POST', body: 'typed' })
  expect((await window.fetch(request)).status).toBe(200)
  expect(sent).toEqual(['typed', 'typed'])
})

test('what the user may not do, a wrong password and other hosts are answered as they are', async () => {
  answers = [403, 401, 401]
  isAlive = true
  expect((await save()).status).toBe(403)
  isAlive = false
  expect((await save('/api/users/login')).status).toBe(401)
  expect((await save('https://elsewhere.no/api/pages')).status).toBe(401)
  expect(signInAgain).not.toHaveBeenCalled()
})

test('who does not sign in gets the refusal', async () => {
  answers = [403]
  signInAgain.mockResolvedValueOnce(false)
  expect((await save()).status).toBe(403)
  expect(sent.length).toBe(1)
})
