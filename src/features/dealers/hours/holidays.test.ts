import { expect, test } from 'vitest'
import { easterSunday, holidayOn, holidaysOf } from './holidays'

test.each([
  [1961, '1961-04-02'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2024, '2024-03-31'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter Sunday of %i', (year, day) => expect(easterSunday(year)).toBe(day))

test('the public holidays of a year', () => {
  expect([...holidaysOf(2026).keys()].sort()).toEqual([
    '2026-01-01',
    '2026-04-02',
    '2026-04-03',
    '2026-04-05',
    '2026-04-06',
    '2026-05-01',
    '2026-05-14',
    '2026-05-17',
    '2026-05-24',
    '2026-05-25',
    '2026-12-25',
    '2026-12-26',
  ])
  expect(holidayOn('2026-05-14')?.nb).toBe('Kristi himmelfartsdag')
  expect(holidayOn('2026-12-24')).toBeUndefined()
})

test('Whit Monday on Constitution Day is Constitution Day', () => expect(holidayOn('2027-05-17')?.nb).toBe('17. mai'))
