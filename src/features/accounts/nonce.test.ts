import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { isRegistrationNonce, registrationNonce } from './nonce'

test('the same on every page, and known by what made it', () => {
  const nonce = registrationNonce('secret')
  expect(registrationNonce('secret')).toBe(nonce)
  expect(isRegistrationNonce(nonce, 'secret')).toBe(true)
})

test('it travels in forms and addresses as it is', () => {
  expect(registrationNonce('secret')).toMatch(/^[\w-]{43}$/)
})

test('another secret makes another', () => {
  expect(isRegistrationNonce(registrationNonce('other'), 'secret')).toBe(false)
})

test('what the secret signs for another purpose opens nothing', () => {
  const other = createHmac('sha256', 'secret').update('preview-link').digest('base64url')
  expect(isRegistrationNonce(other, 'secret')).toBe(false)
})

test('mangled or missing', () => {
  const nonce = registrationNonce('secret')
  const changed = nonce.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
  for (const given of ['', 'x', nonce.slice(1), `${nonce}=`, ` ${nonce}`, changed, 'å'.repeat(43), 'x'.repeat(100_000)])
    expect(isRegistrationNonce(given, 'secret'), given.slice(0, 50)).toBe(false)
})
