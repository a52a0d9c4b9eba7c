import { expect, test } from 'vitest'
import { NONE, nextActive } from './active'

test.each([
  ['down from the field', NONE, 1, 0],
  ['up from the field', NONE, -1, 2],
  ['down', 0, 1, 1],
  ['up', 2, -1, 1],
  ['down from the last', 2, 1, 0],
  ['up from the first', 0, -1, 2],
] as const)('%s', (_, active, step, next) => expect(nextActive(active, 3, step)).toBe(next))

test('an empty list has no active option', () => {
  expect([nextActive(NONE, 0, 1), nextActive(NONE, 0, -1)]).toEqual([NONE, NONE])
})
