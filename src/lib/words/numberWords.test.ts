import { expect, test } from 'vitest'
import { digitsOf, withDigits } from './numberWords'

test.each([
  ['ti millimeter snor', '10 millimeter snor'],
  ['Åtte kilowatt', '8 kilowatt'],
  ['tre ben', 'tre ben'],
  ['ved på to meter', 'ved på 2 meter'],
  ['rør en meter', 'rør 1 meter'],
  ['en halv liter', 'en 0,5 liter'],
  ['en ovn', 'en ovn'],
])('%s is %s', (text, digits) => expect(withDigits(text, 'nb')).toBe(digits))

test('a word is a number in its own language', () => {
  expect([digitsOf('fire', 'nb'), digitsOf('fire', 'en'), digitsOf('eight', 'en')]).toEqual(['4', undefined, '8'])
})
