import { expect, test } from 'vitest'
import { isPassword, keepPassword } from './hash'

test('a password is known again, and in whatever way its letters were written', async () => {
  const kept = await keepPassword('på ａsen')
  expect(kept.hash).toMatch(/^pbkdf2-sha256-v1:[\da-f]{64}$/)
  expect(await isPassword('pa\u030a asen', kept)).toBe(true)
  expect(await isPassword('på asen ', kept)).toBe(false)
})

test('the same password is never kept the same', async () => {
  const [one, other] = [await keepPassword('granved'), await keepPassword('granved')]
  expect(one.hash).not.toBe(other.hash)
  expect(await isPassword('granved', { hash: one.hash, salt: other.salt })).toBe(false)
})

test('where there is nobody, or nothing that can be read, no password is right', async () => {
  for (const kept of [undefined, {}, { hash: '', salt: '' }, { hash: 'pbkdf2-sha256-v1:', salt: 'x' }, { hash: null }])
    expect(await isPassword('granved', kept)).toBe(false)
})
