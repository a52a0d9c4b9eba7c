import { expect, test } from 'vitest'
import { openingHours } from '../hours/opening'
import { openingHoursData } from './localBusiness'

const read = (hours: string, exceptions = '', holidays = 'closed') => {
  const parsed = openingHours({ hours, exceptions, holidays })
  if (!parsed) throw new Error('no hours')
  return openingHoursData(parsed, '2026-12-20') as Record<string, string>[]
}
const dated = (data: Record<string, string>[]) =>
  data.flatMap(({ validFrom, opens, closes }) => (validFrom ? [[validFrom, opens, closes]] : []))

test('the week comes first, a break in two parts, and a day ends before midnight', () => {
  expect(read('man 09–12, 13–24').slice(0, 2)).toEqual([
    { '@type': 'OpeningHoursSpecification', opens: '09:00', closes: '12:00', dayOfWeek: 'Monday' },
    { '@type': 'OpeningHoursSpecification', opens: '13:00', closes: '23:59', dayOfWeek: 'Monday' },
  ])
})

test('holidays and exceptions of the coming year are days of their own, those that are past are not', () => {
  const days = dated(read('man–fre 09–17', '1.12.2026 stengt\n24.12.2026 10–13 Julaften\n27.12.2026–28.12.2026 stengt'))
  expect(days.slice(0, 5)).toEqual([
    ['2026-12-24', '10:00', '13:00'],
    ['2026-12-25', '00:00', '00:00'],
    ['2026-12-26', '00:00', '00:00'],
    ['2026-12-27', '00:00', '00:00'],
    ['2026-12-28', '00:00', '00:00'],
  ])
  expect(days.map(([date]) => date)).toContain('2027-03-29')
  expect(days.every(([date]) => (date ?? '') <= '2027-12-20')).toBe(true)
})

test('where holidays are as usual only exceptions are told', () => {
  expect(dated(read('man–fre 09–17', '24.12.2026 stengt', 'open'))).toEqual([['2026-12-24', '00:00', '00:00']])
})
