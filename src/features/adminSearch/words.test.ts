import { expect, test } from 'vitest'
import { spellings, wordsOf } from './words'

test('a term is at most five words', () => {
  expect(wordsOf('  varde   sort ')).toEqual(['varde', 'sort'])
  expect(wordsOf('a b c d e f')).toHaveLength(5)
  expect(wordsOf('   ')).toEqual([])
})

test('a word with letters beyond a to z is asked for in each case', () => {
  expect(spellings('varde')).toEqual(['varde'])
  expect(spellings('ørland')).toEqual(['ørland', 'ØRLAND', 'Ørland'])
  expect(spellings('BLÅ')).toEqual(['BLÅ', 'blå', 'Blå'])
})
