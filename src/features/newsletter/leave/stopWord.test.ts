import { expect, test } from 'vitest'
import { readStop } from './stopWord'

const groups = [
  { id: 1, names: ['Fyringsvett', 'Burning well'] },
  { id: 2, names: ['Tilbud på ved'] },
]

test.each([
  ['STOPP', 'all'],
  ['stop', 'all'],
  [' Avslutt! ', 'all'],
  ['SLUTT.', 'all'],
  ['«Stopp»', 'all'],
  ['Stopp nå, er dere snille', 'all'],
  ['stopp fyringsvett', [1]],
  ['STOP BURNING WELL', [1]],
  ['Stopp: tilbud på ved', [2]],
  ['stopp TILBUD PÅ VED!', [2]],
  ['Takk for tipset', undefined],
  ['Kan dere stoppe?', undefined],
  ['stopper dere?', undefined],
  ['', undefined],
])('%j ends %j', (text, ended) => {
  expect(readStop(text, groups)).toEqual(ended)
})
