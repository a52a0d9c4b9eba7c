import { expect, test } from 'vitest'
import { parseMyDealer } from './myDealer'

test('what is kept is a dealer or nothing', () => {
  const dealer = { id: 7, slug: 'ved-og-varme', name: 'Ved og Varme', place: 'Tromsø' }
  expect(parseMyDealer(JSON.stringify(dealer))).toEqual(dealer)
  expect(parseMyDealer('{"id":7,"slug":"a"}')).toEqual({ id: 7, slug: 'a', name: '', place: '' })
})

test.each([null, '', '{', 'null', '[]', '{"id":"7","slug":"a"}', '{"id":7,"slug":"../../admin?x="}'])(
  '%j is nothing',
  (text) => expect(parseMyDealer(text)).toBeUndefined(),
)
