import { expect, test } from 'vitest'
import { parseMine } from './myDealer'

test('what is kept is a dealer or nothing', () => {
  const dealer = { id: 7, slug: 'ved-og-varme', name: 'Ved og Varme', place: 'Tromsø' }
  expect(parseMine(JSON.stringify(dealer))).toEqual(dealer)
  expect(parseMine('{"id":7,"slug":"a"}')).toEqual({ id: 7, slug: 'a', name: '', place: '' })
})

test.each([null, '', '{', 'null', '[]', '{"id":"7","slug":"a"}', '{"id":7,"slug":"../../admin?x="}'])(
  '%j is nothing',
  (text) => expect(parseMine(text)).toBeUndefined(),
)
