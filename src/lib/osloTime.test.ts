import { expect, test } from 'vitest'
import { osloDay, osloHour, osloMidnight, osloMinute, osloMoment, osloText, osloTime } from './osloTime'

test.each([
  ['2026-11-22T22:59:59Z', '2026-11-22T23:59:59'],
  ['2026-11-22T23:00:00Z', '2026-11-23T00:00:00'],
  ['2026-07-01T21:59:59Z', '2026-07-01T23:59:59'],
  ['2026-07-01T22:00:00Z', '2026-07-02T00:00:00'],
  // Daylight saving: the hour that occurs twice, and the one that is skipped.
  ['2026-10-25T00:30:00Z', '2026-10-25T02:30:00'],
  ['2026-10-25T01:30:00Z', '2026-10-25T02:30:00'],
  ['2026-03-29T00:59:59Z', '2026-03-29T01:59:59'],
  ['2026-03-29T01:00:00Z', '2026-03-29T03:00:00'],
])('%s is %s in Norway', (utc, wall) => {
  const moment = Date.parse(utc)
  expect(osloTime(moment)).toBe(wall)
  expect([osloDay(moment), osloMinute(new Date(utc))]).toEqual([wall.slice(0, 10), wall.slice(0, 16).replace('T', ' ')])
  expect(osloHour(moment)).toBe(Number(wall.slice(11, 13)))
})

test('a moment is told in the words of a language', () => {
  const moment = '2026-07-01T22:00:00.000Z'
  expect(osloText(moment, 'nb', { dateStyle: 'long' })).toBe('2. juli 2026')
  expect(osloText(moment, 'en', { dateStyle: 'long', timeStyle: 'short' })).toBe('2 July 2026 at 00:00')
})

test.each([
  ['2026-07-01T00:00', '2026-06-30T22:00:00.000Z'],
  ['2026-11-24T18:00', '2026-11-24T17:00:00.000Z'],
  ['2026-10-25T00:00', '2026-10-24T22:00:00.000Z'],
  ['2026-10-25T18:00', '2026-10-25T17:00:00.000Z'],
  ['2026-10-25T02:30', '2026-10-25T01:30:00.000Z'],
  ['2026-03-29T18:00', '2026-03-29T16:00:00.000Z'],
])('%s in Norway is %s', (time, moment) => {
  expect(new Date(osloMoment(time)).toISOString()).toBe(moment)
  expect(osloMidnight(time.slice(0, 10))).toBe(osloMoment(`${time.slice(0, 10)}T00:00`))
})
