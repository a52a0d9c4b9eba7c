import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { visitorAddress } from './visitor'

const request = (forwarded?: string) =>
  ({
    socket: { remoteAddress: '10.0.0.1' },
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
  }) as unknown as IncomingMessage

test('without a trusted proxy X-Forwarded-For is ignored', () =>
  expect(visitorAddress(request('1.2.3.4'), 0)).toBe('10.0.0.1'))
test('the nearest trusted proxy says whom it speaks for', () =>
  expect(visitorAddress(request('1.2.3.4'), 1)).toBe('1.2.3.4'))
test('what the visitor wrote before that is not believed', () => {
  expect(visitorAddress(request('6.6.6.6, 1.2.3.4'), 1)).toBe('1.2.3.4')
  expect(visitorAddress(request('6.6.6.6, 1.2.3.4, 10.0.0.2'), 2)).toBe('1.2.3.4')
})
