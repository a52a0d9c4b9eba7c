import { expect, test } from 'vitest'
import { parseFeatures } from './features'

test('each line is something that is in the offer, or not where it begins with a minus', () => {
  expect(parseFeatures('Frakt\r\n- Montering\n\n  –Kontroll \n−\nTo-tre timer')).toEqual([
    { text: 'Frakt', included: true },
    { text: 'Montering', included: false },
    { text: 'Kontroll', included: false },
    { text: 'To-tre timer', included: true },
  ])
})
