import { expect, test } from 'vitest'
import { readRecent, withSeen } from './recent'

test('what was looked at last comes first, once, and seven are remembered', () => {
  expect(withSeen(['A-1', 'A-2', 'A-3'], 'a3')).toEqual(['a3', 'A-1', 'A-2'])
  expect(withSeen(['1', '2', '3', '4', '5', '6', '7'], '8')).toEqual(['8', '1', '2', '3', '4', '5', '6'])
})

test.each([null, '', '{', '{"a":1}', '[1,null,""]'])('of %j in the storage nothing is read', (stored) =>
  expect(readRecent(stored)).toEqual([]),
)
