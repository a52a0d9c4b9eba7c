import { expect, test } from 'vitest'
import { calendarText } from './calendarText'

test('a day and a month are written in the language, whatever the time zone of the reader', () => {
  expect(calendarText('2026-12-01', 'nb', { weekday: 'long', day: 'numeric', month: 'long' })).toBe(
    'tirsdag 1. desember',
  )
  expect(calendarText('2026-12-01', 'en', { day: 'numeric', month: 'short', year: 'numeric' })).toBe('1 Dec 2026')
  expect(calendarText('2026-11', 'nb', { month: 'long', year: 'numeric' })).toBe('november 2026')
})
