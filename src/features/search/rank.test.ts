import { expect, test } from 'vitest'
import { index, rank } from './rank'

const entry = (title: string, text = '', description = '') => index({ title, text, description })
const titles = (items: Parameters<typeof rank>[0], search: string) => rank(items, search).map((item) => item.title)

test('a word in the title comes before one in the text', () => {
  expect(titles([entry('Om oss', 'vi lager ovner'), entry('Ovner')], 'ovner')).toEqual(['Ovner', 'Om oss'])
})

test('inflections and compounds are found by their beginning and their inside', () => {
  const items = [entry('Gressklipperen'), entry('Vedovn'), entry('Ovnsrør')]
  expect(titles(items, 'gressklipper')).toEqual(['Gressklipperen'])
  expect(titles(items, 'ovn')).toEqual(['Ovnsrør', 'Vedovn'])
})

test('a keyboard without æ, ø and å finds all', () => {
  expect(titles([entry('Bålpanne')], 'balpanne')).toEqual(['Bålpanne'])
  expect(titles([entry('Bålpanne')], 'BÅLPANNE')).toEqual(['Bålpanne'])
  expect(titles([entry('Søk')], 'sok')).toEqual(['Søk'])
})

test('every word must be found', () => {
  expect(titles([entry('Vedovn', 'kleberstein'), entry('Peis')], 'vedovn kleberstein')).toEqual(['Vedovn'])
})

test.each(['', '   ', '!!!', '«»'])('%j finds nothing', (search) => expect(rank([entry('a')], search)).toEqual([]))
