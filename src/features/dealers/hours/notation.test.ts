import { expect, test } from 'vitest'
import { parseExceptions, parseHours, type Week } from './notation'

const weekOf = (text: string) => (parseHours(text) as { week: Week }).week

test('a line is about a span of days, others are closed', () => {
  const week = weekOf('man–fre 09–17\nlør 10–14:30')
  expect(week.slice(0, 5)).toEqual(Array(5).fill([{ opens: 9 * 60, closes: 17 * 60 }]))
  expect(week[5]).toEqual([{ opens: 10 * 60, closes: 14 * 60 + 30 }])
  expect(week[6]).toEqual([])
})

test.each([
  ['Mandag - Fredag: 0900-1700', 0],
  ['mon-fri 9-17', 4],
  ['tirs, tors 09.00–17.00', 3],
  ['onsdag 09:00 – 17:00', 2],
])('%j is understood', (text, day) => expect(weekOf(text)[day]).toEqual([{ opens: 540, closes: 1020 }]))

test('a day may have a break', () =>
  expect(weekOf('man 09–12, 13–17')[0]).toEqual([
    { opens: 540, closes: 720 },
    { opens: 780, closes: 1020 },
  ]))

test('a day may end at midnight and may be closed in words', () => {
  expect(weekOf('fre 18–24\nsøn stengt')[4]).toEqual([{ opens: 1080, closes: 1440 }])
  expect(weekOf('søn stengt')[6]).toEqual([])
})

test.each([
  ['man–fre 09–17\nlørdager 10–14', 2],
  ['man 17–09', 1],
  ['man 09–25', 1],
  ['man 09:75–17', 1],
  ['fre–man 09–17', 1],
  ['man 09–17\nman–fre 10–16', 2],
  ['man 09–12, 11–17', 1],
  ['hver dag', 1],
])('%j has an error in line %d', (text, line) =>
  expect(parseHours(text)).toEqual({ error: { line, text: text.split('\n')[line - 1] } }),
)

test('an exception is a day or a span, closed or with other hours, with words of its own', () => {
  expect(
    parseExceptions('24.12.2026 10–13 Julaften\n27.12.2026–31.12.2026 stengt\n\n2.1.2027 closed Stocktaking'),
  ).toEqual({
    exceptions: [
      { from: '2026-12-24', to: '2026-12-24', spans: [{ opens: 600, closes: 780 }], note: 'Julaften' },
      { from: '2026-12-27', to: '2026-12-31', spans: [], note: '' },
      { from: '2027-01-02', to: '2027-01-02', spans: [], note: 'Stocktaking' },
    ],
  })
})

test.each(['31.2.2026 stengt', '24.12 stengt', '31.12.2026–27.12.2026 stengt', '24.12.2026', '24.12.2026 åpent'])(
  '%j is no exception',
  (text) => expect(parseExceptions(text)).toEqual({ error: { line: 1, text } }),
)
