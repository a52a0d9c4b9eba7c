import { expect, test } from 'vitest'
import { namedAddress, passkeyObstacle } from './passkeyObstacle'

test.each([
  ['www.example.no', true, true, undefined],
  ['localhost', true, true, undefined],
  ['127.0.0.1', true, true, 'address'],
  ['[::1]', true, true, 'address'],
  ['192.168.1.20', false, true, 'address'],
  ['intranett', false, true, 'insecure'],
  ['www.example.no', true, false, 'browser'],
] as const)('%s, secure: %s, passkeys known: %s → %s', (hostname, isSecure, knowsPasskeys, obstacle) => {
  expect(passkeyObstacle({ hostname, isSecure, knowsPasskeys })).toBe(obstacle)
})

test('one’s own machine has a name', () => {
  expect(namedAddress('http://127.0.0.1:3000/admin/login?redirect=%2Fadmin')).toBe(
    'http://localhost:3000/admin/login?redirect=%2Fadmin',
  )
  expect(namedAddress('http://192.168.1.20:3000/admin')).toBeUndefined()
})
