import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { weaknessOf } from './weakness'

const words = ['kari ås', 'kari.as@example.com', 'Merkevei']

test('every password of the list is refused, whatever its case', () => {
  const listed = dictionary['passwords-common'].filter((word) => word.length >= 8)
  expect(listed.length).toBeGreaterThan(10_000)
  expect(listed.filter((word) => weaknessOf(word, []) !== 'common')).toEqual([])
  expect(weaknessOf('FootBall', [])).toBe('common')
})

test('of passwords that nobody has on a list hardly one is refused', () => {
  const invented = Array.from({ length: 20_000 }, (_, at) => `ved ${(at * 7919).toString(36)} og kubbe ${at}`)
  expect(invented.filter((password) => weaknessOf(password, words)).length).toBeLessThan(8)
})

test.each([
  'Passord123',
  'passord2026!',
  '!!sommeren2026',
  'Lørdag1234',
  'aaaaaaaaaa',
  'abcabcabc',
  'ｆｏｏｔｂａｌｌ',
])('what Norwegians choose first, and what only looks like another, is refused: %s', (password) => {
  expect(weaknessOf(password, words)).toBe('common')
})

test.each(['Kari Ås', 'kariås123', 'kari.as@example.com', 'KARI.AS2026', '2026merkevei!'])(
  'what is known of its owner is refused: %s',
  (password) => {
    expect(weaknessOf(password, words)).toBe('ownWord')
  },
)

test.each(['granved om vinteren', 'kari har en ovn', 'sommerhuset ved sjøen', '🔥🔥 ved & varme'])(
  'any kind of characters will do: %s',
  (password) => {
    expect(weaknessOf(password, words)).toBeUndefined()
  },
)
