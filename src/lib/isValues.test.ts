import { expect, test } from 'vitest'
import { isValues } from './isValues'

test('an object holds values by name, a list and nothing do not', () => {
  expect([{}, { id: 1 }].map(isValues)).toEqual([true, true])
  expect([[], [{ id: 1 }], null, undefined, 'text', 7].map(isValues)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
  ])
})
