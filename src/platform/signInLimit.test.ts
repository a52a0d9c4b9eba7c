import { expect, test } from 'vitest'
import { createRateLimit } from './rateLimit'
import { createSignInLimit } from './signInLimit'

const second = 1000
const times = (count: number) => Array.from({ length: count }, (_, at) => at)

test('one address has 20 tries, and then one every 45 seconds', () => {
  const limit = createSignInLimit((_, rate) => createRateLimit(rate))
  expect(times(20).every((at) => limit.take('a', `name-${at}`, 0))).toBe(true)
  expect(limit.take('a', 'kari', 0)).toBe(false)
  expect(limit.take('b', 'kari', 0)).toBe(true)
  expect(limit.take('a', 'kari', 46 * second)).toBe(true)
})

test('one address alone cannot keep the owner of an account out', () => {
  const limit = createSignInLimit((_, rate) => createRateLimit(rate))
  for (const _ of times(1000)) limit.take('a', 'kari', 0)
  expect(limit.take('owner', 'kari', 0)).toBe(true)
})

test('many addresses together get 30 tries at an account, and the owner waits 20 seconds', () => {
  const limit = createSignInLimit((_, rate) => createRateLimit(rate))
  expect(times(100).filter((at) => limit.take(`address-${at}`, 'kari', 0))).toHaveLength(30)
  expect(limit.take('owner', 'ola', 0)).toBe(true)
  expect(limit.take('owner', 'kari', 19 * second)).toBe(false)
  expect(limit.take('owner', 'kari', 40 * second)).toBe(true)
})

test('where somebody has signed in to the account before, guesses from elsewhere keep nobody out', () => {
  const limit = createSignInLimit((_, rate) => createRateLimit(rate))
  limit.succeeded('home', 'kari')
  for (const at of times(100)) limit.take(`address-${at}`, 'kari', 0)
  expect(limit.take('home', 'kari', 0)).toBe(true)
  expect(limit.take('elsewhere', 'kari', 0)).toBe(false)
  // Attempts from a known address are limited as from any other.
  expect(times(100).filter(() => limit.take('home', 'kari', 0))).toHaveLength(19)
})

test('a subscriber’s many IPv6 addresses are one', () => {
  const limit = createSignInLimit((_, rate) => createRateLimit(rate))
  for (const at of times(20)) limit.take(`2001:db8:1:2::${at}`, `name-${at}`, 0)
  expect(limit.take('2001:db8:1:2:ffff::1', 'kari', 0)).toBe(false)
  expect(limit.take('2001:db8:1:3::1', 'kari', 0)).toBe(true)
})

test('an office of many who sign in rightly never waits', () => {
  const limit = createSignInLimit((_, rate) => createRateLimit(rate))
  for (const at of times(200)) {
    expect(limit.take('office', `name-${at % 40}`, 0)).toBe(true)
    limit.succeeded('office', `name-${at % 40}`)
  }
  expect(times(100).filter(() => limit.take('office', 'kari', 0))).toHaveLength(20)
})
