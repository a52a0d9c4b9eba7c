import { expect, test } from 'vitest'
import { memoized } from './memoized'

test('a result is computed once for each object, also where it is undefined', () => {
  const computed: object[] = []
  const firstOf = memoized((list: readonly number[]) => {
    computed.push(list)
    return list[0]
  })
  const [full, empty]: [number[], number[]] = [[7], []]
  expect([firstOf(full), firstOf(full), firstOf(empty), firstOf(empty)]).toEqual([7, 7, undefined, undefined])
  expect(computed).toEqual([full, empty])
})

test('equal objects are different ones', () => {
  const copy = memoized((value: object) => ({ ...value }))
  expect(copy({})).not.toBe(copy({}))
})
