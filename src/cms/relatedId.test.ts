import { expect, test } from 'vitest'
import { relatedId } from './relatedId'

test('a relation has the same id whether it was read with its target or not', () => {
  expect([relatedId(7), relatedId({ id: 7 })]).toEqual([7, 7])
  expect([relatedId(null), relatedId(undefined)]).toEqual([undefined, undefined])
})
