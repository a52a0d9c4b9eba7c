import { expect, test } from 'vitest'
import { joinedWords } from './joinedWords'

const wholes = (text: string, word: string, locale: 'nb' | 'en' = 'nb') =>
  joinedWords(text.split(' '), locale).get(word) ?? []

test('words beside each other may be one', () => {
  expect(wholes('royk ror 150', 'ror')).toContain('roykror')
  expect(wholes('soap stone', 'soap', 'en')).toEqual(['soapstone'])
})

test('what a thing is for, and what is done with it, begins the compound', () => {
  expect(wholes('kasse til aske', 'kasse')).toContain('askekasse')
  expect(wholes('hvor lagrer jeg ved', 'ved')).toContain('vedlagrer')
  expect(wholes('lid for pot', 'lid', 'en')).toEqual([])
})

test('an adjective before a noun is no end of it', () => expect(wholes('smal ovn', 'ovn')).toEqual(['smalovn']))

test('a particle begins the noun of its verb', () => expect(wholes('tenner jeg opp', 'tenner')).toEqual(['opptenner']))
