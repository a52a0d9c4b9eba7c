import { expect, test } from 'vitest'
import { pagesShown } from './Pagination'

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [3, 5, [1, 2, 3, 4, 5]],
  [5, 9, [1, undefined, 4, 5, 6, undefined, 9]],
  [4, 9, [1, 2, 3, 4, 5, undefined, 9]],
  [9, 9, [1, undefined, 8, 9]],
] as const)('on page %i of %i the way leads to %j', (page, pages, shown) =>
  expect(pagesShown(page, pages)).toEqual(shown),
)
