import { expect, test } from 'vitest'
import { dayAfter, firstDay, machineTime, overAt, whenText } from './timing'

const iso = (moment: number) => new Date(moment).toISOString()

test.each([
  // A summer's midnight and a winter's, and the nights on which daylight saving changes.
  [{ startsAt: '2026-07-01T16:00:00Z' }, '2026-07-01T22:00:00.000Z'],
  [{ startsAt: '2026-11-24T17:00:00Z' }, '2026-11-24T23:00:00.000Z'],
  [{ startsAt: '2026-10-24T22:00:00Z', allDay: true }, '2026-10-25T23:00:00.000Z'],
  [{ startsAt: '2026-03-28T23:00:00Z', allDay: true }, '2026-03-29T22:00:00.000Z'],
  [{ startsAt: '2026-11-24T17:00:00Z', endsAt: '2026-11-24T19:00:00Z' }, '2026-11-24T19:00:00.000Z'],
  [{ startsAt: '2026-11-23T23:00:00Z', endsAt: '2026-11-25T23:00:00Z', allDay: true }, '2026-11-26T23:00:00.000Z'],
])('%j is over at %s', (timing, over) => {
  expect(iso(overAt(timing))).toBe(over)
})

test('days are those of Norway', () => {
  expect(firstDay({ startsAt: '2026-11-23T23:00:00Z' })).toBe('2026-11-24')
  expect(machineTime({ startsAt: '2026-11-23T23:00:00Z', allDay: true })).toBe('2026-11-24')
  expect(machineTime({ startsAt: '2026-11-24T18:00:00+01:00' })).toBe('2026-11-24T17:00:00.000Z')
  expect([dayAfter('2026-12-31'), dayAfter('2028-02-28')]).toEqual(['2027-01-01', '2028-02-29'])
})

test('the words say no more than is needed', () => {
  const evening = { startsAt: '2026-11-24T17:00:00Z', endsAt: '2026-11-24T19:30:00Z' }
  expect(whenText(evening, 'nb')).toBe('24. november 2026 kl. 18:00–20:30')
  expect(whenText(evening, 'en')).toBe('24 November 2026 at 18:00–20:30')
  expect(whenText({ startsAt: evening.startsAt }, 'nb')).toBe('24. november 2026 kl. 18:00')
  expect(whenText({ ...evening, allDay: true }, 'nb')).toBe('24. november 2026')
  expect(whenText({ startsAt: evening.startsAt, endsAt: '2026-11-26T12:00:00Z', allDay: true }, 'nb')).toBe(
    '24. november 2026 – 26. november 2026',
  )
})
