import { expect, test } from 'vitest'
import { isLink, lifetimes, memberOfLink, writeLink } from './links'

const now = 1_800_000_000_000
const member = {
  id: 12,
  email: 'kari@example.com',
  newEmail: 'ny@example.com',
  createdAt: '2026-11-21T10:00:00.000Z',
  hash: 'pbkdf2-sha256-v1:00',
}
const purposes = ['confirm', 'newEmail', 'password'] as const

test.each(purposes)('a link to %s is good for its own purpose, until it ends', (purpose) => {
  const link = writeLink(purpose, member, 'secret', now)
  expect(memberOfLink(link)).toBe(12)
  expect(encodeURIComponent(link)).toBe(link)
  for (const each of purposes) expect(isLink(each, link, member, 'secret', now)).toBe(each === purpose)
  expect(isLink(purpose, link, member, 'secret', now + lifetimes[purpose] - 1)).toBe(true)
  expect(isLink(purpose, link, member, 'secret', now + lifetimes[purpose])).toBe(false)
  expect(isLink(purpose, link, member, 'other', now)).toBe(false)
})

test.each([
  ['the address', { email: 'x@example.com' }, ['confirm', 'newEmail', 'password']],
  [
    'the member, who had the number before',
    { createdAt: '2026-11-21T10:00:00.001Z' },
    ['confirm', 'newEmail', 'password'],
  ],
  ['the password', { hash: 'pbkdf2-sha256-v1:01' }, ['newEmail', 'password']],
  ['the new address', { newEmail: 'y@example.com' }, ['newEmail']],
  ['that there is a new address', { newEmail: null }, ['newEmail']],
])('what changes %s ends the links that hang on it', (_, changed, ended) => {
  for (const purpose of purposes) {
    const link = writeLink(purpose, member, 'secret', now)
    expect(isLink(purpose, link, { ...member, ...changed }, 'secret', now), purpose).toBe(!ended.includes(purpose))
  }
})

test('the link that lasts longest is for what harms least', () => {
  expect([lifetimes.password, lifetimes.newEmail, lifetimes.confirm]).toEqual([3_600_000, 86_400_000, 604_800_000])
})
