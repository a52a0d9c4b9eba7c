import { afterEach, expect, test, vi } from 'vitest'
import { PATIENCE, register } from './register'

const registration = { user: 'kari', pass: 'vedovn', mail: 'kari@eksempel.no', name: 'Kari', nick: '' }
const failure = { registered: false }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('sends a form to the address of the contract and reads its answer', async () => {
  const call = vi.fn<typeof fetch>(async () => new Response('1'))
  vi.stubGlobal('fetch', call)
  expect(await register('nonce', registration, 'nb')).toEqual({ registered: true })
  const [address, init] = call.mock.lastCall ?? []
  expect(address).toBe('/wp-admin/admin-ajax.php')
  const sent = new Request('https://example.com/', init)
  expect(sent.method).toBe('POST')
  expect(sent.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/)
  expect(sent.headers.get('x-page-language')).toBe('nb')
  expect(await sent.text()).toBe(
    'action=register_user&nonce=nonce&user=kari&pass=vedovn&mail=kari%40eksempel.no&name=Kari&nick=',
  )
})

test('a connection that breaks is a failure', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await register('nonce', registration, 'nb')).toEqual(failure)
})

/** Rejects when aborted, as `fetch` does. */
const never = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

test.each([
  ['an answer that does not come', (signal) => never(signal)],
  [
    'an answer that does not end',
    async (signal) => Object.assign(new Response(''), { text: async () => never(signal) }),
  ],
] satisfies [string, (signal: AbortSignal | null | undefined) => Promise<Response>][])(
  '%s is given up after 20 seconds',
  async (_, answer) => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', (_address: string, init: RequestInit) => answer(init.signal))
    const settled = vi.fn()
    const result = register('nonce', registration, 'nb').finally(settled)
    await vi.advanceTimersByTimeAsync(PATIENCE - 1)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalled()
    expect(await result).toEqual(failure)
    expect(PATIENCE).toBe(20_000)
  },
)

test('nothing is left to wait for once there is an answer', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => new Response('1'))
  await register('nonce', registration, 'nb')
  expect(vi.getTimerCount()).toBe(0)
})
