import { expect, test } from 'vitest'
import { index, rank } from './rank'

const entry = (title: string, text = '', description = '') => index({ title, description }, text)
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

test('a title that is the search itself comes before one that has more', () => {
  expect(titles([entry('Bruk av ovner'), entry('Ovner')], 'ovner')).toEqual(['Ovner', 'Bruk av ovner'])
})

test('an article number comes first, then those that it begins, then words', () => {
  const article = (title: string, number: string) => index({ title, description: '', number }, '')
  const items = [
    entry('VA-100 er her'),
    article('Lang', 'VA-1001'),
    article('Varde', 'VA-100'),
    article('Peis', 'PE-7'),
  ]
  expect(titles(items, 'VA-100')).toEqual(['Varde', 'Lang', 'VA-100 er her'])
  expect(titles(items, 'va100')).toEqual(['Varde', 'Lang'])
  expect(titles(items, 'va')).toEqual(['Lang', 'Varde', 'VA-100 er her'])
  expect(titles(items, 'varde va1')).toEqual(['Varde'])
  expect(titles(items, 'v')).not.toContain('Peis')
})

test('a word does not reach over the space to the next', () => {
  expect(titles([entry('Varm ovn')], 'movn')).toEqual([])
  expect(titles([entry('Ovner ovn')], 'ovn')).toEqual(titles([entry('Ovner ovn')], 'ovner'))
})

test('the first ten words decide', () => {
  const ten = 'a b c d e f g h i j'
  expect(titles([entry(ten)], `${ten} finnesikke`)).toEqual([ten])
  expect(titles([entry(ten)], `finnesikke ${ten}`)).toEqual([])
})

test.each(['', '   ', '!!!', '«»'])('%j finds nothing', (search) => expect(rank([entry('a')], search)).toEqual([]))
