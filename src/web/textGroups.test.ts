import { expect, test } from 'vitest'
import { textGroups } from './textGroups'
import { texts } from './texts'

test('every text stands in one group, and no group is without texts', () => {
  expect(textGroups.flatMap(({ keys }) => keys).sort()).toEqual(Object.keys(texts).sort())
  expect(textGroups.filter(({ keys }) => keys.length === 0)).toEqual([])
})
