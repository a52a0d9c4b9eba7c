import { expect, test } from 'vitest'
import { quantitiesIn } from './quantities'

test.each([
  ['1 meter', ['1000mm']],
  ['100 cm og 1000mm', ['1000mm', '1000mm']],
  ['bend 45 grader', ['45grad']],
  ['Ø150, 45°', ['45grad']],
  ['6,5 kW', ['6k5kw']],
  ['0,5 liter', ['500ml']],
  ['400 milliliter', ['400ml']],
  ['2 kilo', ['2000g']],
])('%s is %j', (text, canonical) => expect(quantitiesIn(text).map((quantity) => quantity.canonical)).toEqual(canonical))

test.each(['varde 5', '5 mennesker', 'EV-1005 m', '12345678 mm', ''])('%s has no quantity', (text) =>
  expect(quantitiesIn(text)).toEqual([]),
)
