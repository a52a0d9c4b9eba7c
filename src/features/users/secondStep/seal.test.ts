import { expect, test } from 'vitest'
import { seal, unseal } from './seal'

test('what is sealed is read by this site for the same purpose alone, and never looks the same', () => {
  const [one, other] = [seal('JBSWY3DPEHPK3PXP', 'codes 1', 'secret'), seal('JBSWY3DPEHPK3PXP', 'codes 1', 'secret')]
  expect(one).not.toBe(other)
  expect(one).not.toContain('JBSWY3DP')
  expect(unseal(one, 'codes 1', 'secret')).toBe('JBSWY3DPEHPK3PXP')
  expect(unseal(one, 'codes 2', 'secret')).toBeUndefined()
  expect(unseal(one, 'codes 1', 'another')).toBeUndefined()
  const flipped = Buffer.from(one, 'base64url')
  flipped[flipped.length - 1] = (flipped.at(-1) ?? 0) ^ 1
  for (const broken of ['', 'x', one.slice(0, -3), flipped.toString('base64url')])
    expect(unseal(broken, 'codes 1', 'secret')).toBeUndefined()
})
