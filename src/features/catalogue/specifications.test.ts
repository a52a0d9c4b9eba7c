import { expect, test } from 'vitest'
import { keptValue } from './specifications'

const colours = { kind: 'choice' as const, choices: [{ value: 'svart' }, { value: 'hvit' }] }

test.each([
  ['7,5', '7.5'],
  [' 1 250 ', '1250'],
  ['1\u00a0250,50', '1250.5'],
  ['−12', '-12'],
  ['+3', '3'],
])('the number %j is kept as %s', (typed, kept) => expect(keptValue(typed, { kind: 'number' })).toBe(kept))

test.each(['', 'åtte', '7,5 kW', '1.250,50', '1e3', '7,'])('%j is no number', (typed) =>
  expect(keptValue(typed, { kind: 'number' })).toBeUndefined(),
)

test('a choice is kept as it was defined, regardless of capitals', () => {
  expect(keptValue('SVART ', colours)).toBe('svart')
  expect(keptValue('grønn', colours)).toBeUndefined()
})

test('yes and no are understood in both languages', () => {
  expect(['Ja', 'yes', '1'].map((typed) => keptValue(typed, { kind: 'yesNo' }))).toEqual(['yes', 'yes', 'yes'])
  expect(['nei', 'No', '0'].map((typed) => keptValue(typed, { kind: 'yesNo' }))).toEqual(['no', 'no', 'no'])
  expect(keptValue('kanskje', { kind: 'yesNo' })).toBeUndefined()
})
