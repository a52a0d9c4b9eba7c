import { expect, test } from 'vitest'
import { textsShowing, valuesIn } from './shownTexts'

test('what stands for the placeholders of a text is read from what a page shows', () => {
  expect(valuesIn('Vis alle treff for «{term}»', 'Vis alle treff for «ovn»')).toEqual({ term: 'ovn' })
  expect(valuesIn('{shown} av {total}', '12 av 40')).toEqual({ shown: '12', total: '40' })
  expect(valuesIn('{count} treff', '3 treff')).toEqual({ count: '3' })
  expect(valuesIn('{count} treff', 'Ingen treffere')).toBeUndefined()
  expect(valuesIn('Fra {price}', 'Til kr 10')).toBeUndefined()
  expect(valuesIn('{a} treff av {b} treff', '3 treff')).toBeUndefined()
})

test('a text is found by what it says, however it is broken into lines', () => {
  const texts = [
    ['home', 'Forsiden'],
    ['search', 'Søk'],
    ['find', 'Søk'],
    ['hits', '{count} treff'],
    ['named', '{count} treff på «{term}»'],
    ['pair', '{a}, {b}'],
  ] as const
  const keysFor = (shown: string) => textsShowing(shown, texts).map(({ key }) => key)
  expect(keysFor('\n  Forsiden ')).toEqual(['home'])
  expect(keysFor('Søk')).toEqual(['search', 'find'])
  expect(textsShowing('3 treff', texts)).toEqual([{ key: 'hits', values: { count: '3' } }])
  expect(keysFor('3 treff på «ovn»')).toEqual(['named'])
  // A comma alone says nothing.
  expect(keysFor('Ovner, peiser')).toEqual([])
  expect(keysFor('')).toEqual([])
})
