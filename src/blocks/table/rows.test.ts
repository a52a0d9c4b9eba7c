import { expect, test } from 'vitest'
import { numericColumns, parseRows, withCell, wordyColumns } from './rows'

test('cells are separated by bars, the space around them is not theirs', () => {
  expect(parseRows('Modell | Vekt\n\nVarde 5 |  96 kg \r\n')).toEqual([
    ['Modell', 'Vekt'],
    ['Varde 5', '96 kg'],
  ])
})

test('rows are as long as the longest', () => {
  expect(parseRows('a | b | c\nd')).toEqual([
    ['a', 'b', 'c'],
    ['d', '', ''],
  ])
})

test('a pasted spreadsheet keeps its empty first cell, and bars within its cells', () => {
  expect(parseRows('\tEn|to\tTre\nFire\tFem\tSeks')).toEqual([
    ['', 'En|to', 'Tre'],
    ['Fire', 'Fem', 'Seks'],
  ])
})

test('semicolons separate only where nothing else does', () => {
  expect(parseRows('a;b\nc;d')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(parseRows('a; b | c')).toEqual([['a; b', 'c']])
})

test('a pasted Markdown table loses its frame and its underline', () => {
  expect(parseRows('| A | B |\n| --- | :---: |\n| 1 \\| 2 | |')).toEqual([
    ['A', 'B'],
    ['1 | 2', ''],
  ])
})

test('a bar before the first line alone leaves the corner empty', () => {
  expect(parseRows('| Varde 5\nVekt | 96 kg')).toEqual([
    ['', 'Varde 5'],
    ['Vekt', '96 kg'],
  ])
})

test('dashes for nothing in the second row are cells', () => {
  expect(parseRows('A | B\n- | -')).toEqual([
    ['A', 'B'],
    ['-', '-'],
  ])
})

test('no text, no rows', () => {
  expect(parseRows(' \n\n')).toEqual([])
})

test('numbers of one unit are numeric, with gaps; mixed units, names and the first column are not', () => {
  const body = parseRows(
    ['2024 | 1 290,- | 81 % | EV-1005 | 5 kW | ja', '2025 | 12 900,- | – | EV-1006 | 5 kg | 2'].join('\n'),
  )
  expect(numericColumns(body)).toEqual([false, true, true, false, false, false])
})

test('signs, decimals and thousands are numbers', () => {
  for (const cell of ['−12,5', '+3', '1 000', '1.000,50 kr', '< 5 mg/m³', '20 °C'])
    expect(numericColumns([['x', cell]]), cell).toEqual([false, true])
})

test('a column of nothing but gaps is not numeric', () => {
  expect(numericColumns([['a', '–']])).toEqual([false, false])
})

test('a cell gets other words, and the rest of the text stays as it was typed', () => {
  expect(withCell('Modell | Vekt\n\nVarde 5 |  96 kg \r\n', 1, 1, '98 kg')).toBe(
    'Modell | Vekt\n\nVarde 5 |  98 kg \r\n',
  )
  expect(withCell('| A | B |\n| --- | --- |\n| 1 |  |', 1, 1, '2|3')).toBe('| A | B |\n| --- | --- |\n| 1 | 2\\|3 |')
  expect(withCell('a\tb\nc\td', 0, 1, 'b | e')).toBe('a\tb | e\nc\td')
  expect(withCell('a;b\nc;d', 1, 0, 'x;y')).toBe('a;b\nx y;d')
})

test('a row is made long enough for the cell, and one that is not there changes nothing', () => {
  const longer = withCell('a | b | c\nd', 1, 2, 'f')
  expect(longer).toBe('a | b | c\nd |  | f')
  expect(parseRows(longer)).toEqual([
    ['a', 'b', 'c'],
    ['d', '', 'f'],
  ])
  expect(withCell('a | b', 1, 0, 'x')).toBe('a | b')
})

test('a column with a text is wordy, one of values is not', () => {
  const body = [
    ['Varde 5', 'EV-1005', 'Nyere hus, mindre stuer'],
    ['Bålfat 80', 'EV-3080', ''],
  ]
  expect(wordyColumns(body)).toEqual([false, false, true])
})
