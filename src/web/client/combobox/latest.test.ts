import { expect, test, vi } from 'vitest'
import { latestOnly } from './latest'

/** Requests that resolve when the test says so, in any order. */
function setUp() {
  vi.useFakeTimers()
  const asked: { term: string; signal: AbortSignal; answer(hits: string): void; fail(): void }[] = []
  const shown: [string, string | undefined][] = []
  const requestContext = latestOnly<string>({
    ask: (term, signal) =>
      new Promise((answer, reject) => asked.push({ term, signal, answer, fail: () => reject(new Error('network')) })),
    show: (term, answer) => shown.push([term, answer]),
  })
  return {
    asked,
    shown,
    requestContext,
    wait: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
    [Symbol.dispose]: () => vi.useRealTimers(),
  }
}

test('letters typed without a pause are one question', async () => {
  using it = setUp()
  for (const term of ['ov', 'ovn', 'ovne']) {
    it.requestContext.request(term, 150)
    await it.wait(149)
  }
  expect(it.asked).toEqual([])
  await it.wait(1)
  expect(it.asked.map(({ term }) => term)).toEqual(['ovne'])
})

test('an earlier question is ended, and its late answer dropped', async () => {
  using it = setUp()
  it.requestContext.request('ov', 150)
  await it.wait(150)
  it.requestContext.request('ovn', 150)
  expect(it.asked[0]?.signal.aborted).toBe(true)
  await it.wait(150)
  it.asked[1]?.answer('ovner')
  await it.wait(0)
  it.asked[0]?.answer('overaller')
  await it.wait(0)
  expect(it.shown).toEqual([['ovn', 'ovner']])
})

test('a question that failed shows nothing, and the next one works', async () => {
  using it = setUp()
  it.requestContext.request('ov', 0)
  await it.wait(0)
  it.asked[0]?.fail()
  await it.wait(0)
  it.requestContext.request('ovn', 0)
  await it.wait(0)
  it.asked[1]?.answer('ovner')
  await it.wait(0)
  expect(it.shown).toEqual([
    ['ov', undefined],
    ['ovn', 'ovner'],
  ])
})

test('after a cancel neither what waits nor what is under way is shown', async () => {
  using it = setUp()
  it.requestContext.request('ov', 150)
  await it.wait(100)
  it.requestContext.cancel()
  await it.wait(1000)
  expect(it.asked).toEqual([])
  it.requestContext.request('ovn', 150)
  await it.wait(150)
  it.requestContext.cancel()
  it.asked[0]?.answer('ovner')
  await it.wait(0)
  expect(it.shown).toEqual([])
})
