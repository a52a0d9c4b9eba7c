import { expect, test } from 'vitest'
import type { Purpose } from '../../web/consent'
import { daysOf, givenBy } from './answer'

const nothing = new Set<Purpose>()
const both = ['statistics', 'media'] as const
const none = () => false

test.each([
  ['accept', ['statistics', 'media']],
  ['refuse', []],
  ['choose', ['media']],
  ['always', ['media']],
] as const)('%s gives %j', (answer, given) => {
  const question = { purposes: both, signal: false, before: nothing }
  expect(givenBy(answer, (purpose) => purpose === 'media', question)).toEqual(given)
})

test('a yes in place leaves what was said of the rest', () => {
  const question = { purposes: both, signal: false, before: new Set<Purpose>(['statistics']) }
  expect(givenBy('always', none, question)).toEqual(['statistics', 'media'])
})

test('what is not in use cannot be given', () => {
  expect(givenBy('accept', none, { purposes: ['media'], signal: false, before: nothing })).toEqual(['media'])
  expect(givenBy('always', none, { purposes: ['statistics'], signal: false, before: nothing })).toEqual([])
})

test('a browser that says no to statistics gives none, whatever is clicked', () => {
  expect(givenBy('accept', none, { purposes: both, signal: true, before: nothing })).toEqual(['media'])
  expect(givenBy('choose', () => true, { purposes: both, signal: true, before: nothing })).toEqual(['media'])
})

test('a no is remembered for half a year, a yes for one', () => {
  expect([daysOf([]), daysOf(['media'])]).toEqual([182, 365])
})
