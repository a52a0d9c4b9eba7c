import { expect, test } from 'vitest'
import type { PersonalData } from '../../web/personalData'
import { chosenDays } from './days'

const kind = (key: string, kept: PersonalData['kept']) => ({ key, kept }) as PersonalData
const since = { nb: 'x', en: 'x' }
const kinds = [
  kind('a.one', { days: 30, since, remove: async () => 0 }),
  kind('a.two', { days: 60, since, remove: async () => 0 }),
  kind('a.three', { rule: since }),
]

test('what nobody has chosen is as proposed, and 0 is a choice', () => {
  expect(chosenDays(kinds, null)).toEqual({ 'a.one': 30, 'a.two': 60 })
  expect(chosenDays(kinds, { 'a.one': 0, 'a.three': 5, gone: 9 })).toEqual({ 'a.one': 0, 'a.two': 60 })
})

test.each([-1, 1.5, '7', null, 40_000])('%j is no choice', (value) => {
  expect(chosenDays(kinds, { 'a.one': value })['a.one']).toBe(30)
})
