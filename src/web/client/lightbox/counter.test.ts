import { expect, test } from 'vitest'
import { fillCounter } from './counter'

test('the marks are replaced wherever and however often an editor puts them', () => {
  expect(fillCounter('%curr% of %total%', 2, 60)).toBe('2 of 60')
  expect(fillCounter('av %total%: %curr% (%curr%)', 3, 4)).toBe('av 4: 3 (3)')
  expect(fillCounter('bilde', 1, 2)).toBe('bilde')
})
