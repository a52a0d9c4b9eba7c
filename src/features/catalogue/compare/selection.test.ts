import { expect, test } from 'vitest'
import { compareQuery, includes, tidied, without } from './selection'

test('at most four articles are compared, each once, however its number is written', () => {
  expect(tidied(['EV-1', ' ev1 ', '', 7, '--', 'EV-2', 'EV-3', 'EV-4', 'EV-5'])).toEqual([
    'EV-1',
    'EV-2',
    'EV-3',
    'EV-4',
  ])
  expect(tidied(['x'.repeat(41)])).toEqual([])
})

test('an article is found and removed by its number, however that is written', () => {
  expect(includes(['EV-1'], 'ev 1')).toBe(true)
  expect(without(['EV-1', 'EV-2'], 'ev1')).toEqual(['EV-2'])
})

test('the address names each article, and says where none is left', () => {
  expect(compareQuery(['EV-1', 'A&B'])).toBe('?nr=EV-1&nr=A%26B')
  expect(compareQuery([])).toBe('?nr=')
})
