import { expect, test } from 'vitest'
import { startWorkLoop } from '../platform/workLoop'
import { createLog } from './log'
import { currentRequestId, requestIdOf, traceParentOf, withRequestId } from './requestId'

const uuid = '0b2f7a9c-3d51-4a0e-9f43-6d1f5f3b1c22'
const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
const made = /^[\da-f]{8}$/

test('a trusted proxy names the request, or its trace', () => {
  expect(requestIdOf({ headers: { 'x-request-id': uuid, traceparent } }, 1)).toBe(uuid)
  expect(requestIdOf({ headers: { traceparent } }, 1)).toBe('4bf92f3577b34da6a3ce929d0e0e4736')
})

test('visitors do not', () => {
  expect(requestIdOf({ headers: { 'x-request-id': uuid, traceparent } }, 0)).toMatch(made)
})

test('the trace of a trusted proxy is gone on with, and nobody else has a say in what is traced', () => {
  expect(traceParentOf({ headers: { traceparent } }, 1)).toEqual({
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    spanId: '00f067aa0ba902b7',
    traceFlags: 1,
  })
  expect(traceParentOf({ headers: { traceparent } }, 0)).toBeUndefined()
  expect(traceParentOf({ headers: { traceparent: '00-4bf9-01' } }, 1)).toBeUndefined()
})

test.each(['short', '<b>12345678</b>', 'x'.repeat(65)])('an id that is none is replaced: %s', (id) => {
  expect(requestIdOf({ headers: { 'x-request-id': id } }, 1)).toMatch(made)
})

test('lines of the log carry the id of the request that is being answered', async () => {
  const lines: string[] = []
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) })
  log.info('before')
  await withRequestId('0badcafe', async () => {
    await Promise.resolve()
    log.info('during')
  })
  expect(lines.map((line) => JSON.parse(line).request)).toEqual([undefined, '0badcafe'])
})

test('background work that a request woke does not carry its id', async () => {
  const ids: unknown[] = []
  const loop = startWorkLoop({ work: async () => ids.push(currentRequestId()), interval: 60_000, onError: () => {} })
  await expect.poll(() => ids).toHaveLength(1)
  withRequestId('0badcafe', loop.wake)
  await expect.poll(() => ids).toEqual([undefined, undefined])
  await loop.stop()
})
