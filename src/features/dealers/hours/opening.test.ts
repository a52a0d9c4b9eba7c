import { expect, test } from 'vitest'
import { clock, type StateTexts, stateText } from './hoursText'
import { type Moment, momentOf } from './moment'
import { dayOf, isOpen, openingHours, stateAt } from './opening'

function hours(week: string, more: { exceptions?: string; holidays?: string } = {}) {
  const read = openingHours({ hours: week, ...more })
  if (!read) throw new Error('no hours')
  return read
}
const shop = hours('man–fre 09–17\nlør 10–14')
/** Monday 7 December 2026, as minutes of the day. */
const monday = (minutes: number): Moment => ({ date: '2026-12-07', minutes })

const texts: StateTexts = {
  open: 'Åpent',
  openAlways: 'hele døgnet',
  closesAt: 'stenger {time}',
  closed: 'Stengt',
  opensAt: 'åpner {time}',
  opensTomorrow: 'åpner i morgen {time}',
  opensDay: 'åpner {day} {time}',
  opensDate: 'åpner {day}',
}
const said = (week: ReturnType<typeof hours>, at: Moment) => stateText(stateAt(week, at), at, texts, 'nb').join(' ')

test.each([
  [8 * 60 + 59, 'Stengt åpner 09.00'],
  [9 * 60, 'Åpent stenger 17.00'],
  [17 * 60 - 1, 'Åpent stenger 17.00'],
  [17 * 60, 'Stengt åpner i morgen 09.00'],
])('on a Monday at minute %i: %s', (minutes, text) => expect(said(shop, monday(minutes))).toBe(text))

test('a closed day leads to the next that opens, by its weekday or, far off, its date', () => {
  expect(said(shop, { date: '2026-12-05', minutes: 15 * 60 })).toBe('Stengt åpner mandag 09.00')
  expect(said(hours('man 09–17', { exceptions: '1.12.2026–10.1.2027 stengt' }), monday(600))).toBe(
    'Stengt åpner 11. januar',
  )
  expect(said(hours('søn stengt'), monday(600))).toBe('Stengt ')
})

test('a break is closed, and says when it ends', () => {
  const withBreak = hours('man 09–12, 13–17')
  expect(said(withBreak, monday(12 * 60))).toBe('Stengt åpner 13.00')
  expect(isOpen(withBreak, monday(13 * 60))).toBe(true)
})

test('midnight between two open days is no closing', () => {
  const late = hours('man 18–24\ntir 00–02')
  expect(said(late, monday(20 * 60))).toBe('Åpent stenger 02.00')
  expect(said(hours('man 18–24'), monday(20 * 60))).toBe('Åpent stenger 24.00')
  expect(said(hours('man–søn 00–24', { holidays: 'open' }), monday(60))).toBe('Åpent hele døgnet')
})

test('exceptions come before public holidays, and these before the week', () => {
  const christmas = hours('man–fre 09–17', { exceptions: '25.12.2026 12–14 Åpen juledag\n24.12.2026 10–13' })
  expect(dayOf(christmas, '2026-12-25')).toMatchObject({ spans: [{ opens: 720 }], reason: 'Åpen juledag' })
  expect(dayOf(christmas, '2026-12-24')).toMatchObject({ spans: [{ opens: 600 }], unusual: true })
  expect(dayOf(shop, '2026-12-25')).toMatchObject({ spans: [], reason: { nb: '1. juledag' }, unusual: true })
  const open = hours('man–fre 09–17', { holidays: 'open' })
  expect(dayOf(open, '2026-12-25')).toMatchObject({ spans: [{ opens: 540 }], unusual: false })
})

test('an exception within a longer one decides for its day', () => {
  const summer = hours('man–fre 09–17', { exceptions: '1.7.2026–31.7.2026 stengt Ferie\n8.7.2026 10–12 Henting' })
  expect(dayOf(summer, '2026-07-08').reason).toBe('Henting')
  expect(dayOf(summer, '2026-07-09')).toMatchObject({ spans: [], reason: 'Ferie' })
})

test('the clock is that of Norway, in summer and in winter, and when it is changed', () => {
  expect(momentOf(Date.UTC(2026, 0, 5, 8, 0))).toEqual({ date: '2026-01-05', minutes: 540 })
  expect(momentOf(Date.UTC(2026, 6, 6, 7, 0))).toEqual({ date: '2026-07-06', minutes: 540 })
  expect(momentOf(Date.UTC(2026, 2, 29, 0, 59)).minutes).toBe(119)
  expect(momentOf(Date.UTC(2026, 2, 29, 1, 0)).minutes).toBe(180)
  expect(momentOf(Date.UTC(2026, 9, 25, 1, 0)).minutes).toBe(120)
  expect(momentOf(Date.UTC(2026, 11, 31, 23, 0)).date).toBe('2027-01-01')
})

test('nothing is known where no hours were written, or they are not understood', () => {
  expect(openingHours({ hours: ' ' })).toBeUndefined()
  expect(openingHours({ hours: 'alltid' })).toBeUndefined()
})

test('a time of day as each language writes it', () => {
  expect([clock(545, 'nb'), clock(545, 'en'), clock(1440, 'nb')]).toEqual(['09.05', '09:05', '24.00'])
})
