import { expect, test } from 'vitest'
import { type CalendarEvent, drawCalendar, escapeText, fold } from './ics'

const event: CalendarEvent = {
  id: 7,
  title: 'Åpen dag; kaffe, og\\kake',
  startsAt: '2026-11-24T17:00:00.000Z',
  endsAt: '2026-11-24T19:30:00.000Z',
  allDay: false,
  state: 'scheduled',
  sequence: 3,
  updatedAt: '2026-11-20T08:15:30.123Z',
  url: 'https://ved.example/arrangementer/apen-dag',
  description: 'Første linje\nAndre linje',
  location: 'Verkstedet, Vinstra',
}
const draw = (more: Partial<CalendarEvent> = {}) =>
  drawCalendar({ name: 'Ved', host: 'ved.example', language: 'nb-NO', events: [{ ...event, ...more }] }).split('\r\n')

test('an event has its identity, its version, and its moments in UTC', () => {
  expect(draw()).toEqual(
    expect.arrayContaining([
      'VERSION:2.0',
      'UID:event-7@ved.example',
      'DTSTAMP:20261120T081530Z',
      'SEQUENCE:3',
      'DTSTART:20261124T170000Z',
      'DTEND:20261124T193000Z',
      'SUMMARY:Åpen dag\\; kaffe\\, og\\\\kake',
      'DESCRIPTION:Første linje\\nAndre linje',
      'LOCATION:Verkstedet\\, Vinstra',
      'STATUS:CONFIRMED',
    ]),
  )
})

test.each([
  // 24 to 26 November in Norway: the end is the day after.
  ['2026-11-23T23:00:00Z', '2026-11-25T23:00:00Z', '20261124', '20261127'],
  ['2026-12-30T23:00:00Z', undefined, '20261231', '20270101'],
  // The day that has 25 hours, and the one that has 23.
  ['2026-10-24T22:00:00Z', undefined, '20261025', '20261026'],
  ['2026-03-28T23:00:00Z', undefined, '20260329', '20260330'],
])('whole days from %s to %s are dates, with the end outside', (startsAt, endsAt, first, after) => {
  const lines = draw({ startsAt, endsAt, allDay: true })
  expect(lines).toContain(`DTSTART;VALUE=DATE:${first}`)
  expect(lines).toContain(`DTEND;VALUE=DATE:${after}`)
})

test('what is cancelled says so, and what has no end says nothing of one', () => {
  expect(draw({ state: 'cancelled' })).toContain('STATUS:CANCELLED')
  expect(draw({ state: 'postponed' })).toContain('STATUS:TENTATIVE')
  expect(draw({ endsAt: null }).some((line) => line.startsWith('DTEND'))).toBe(false)
})

test('no line is longer than 75 octets, no character is cut, and unfolding gives the text back', () => {
  const text = `SUMMARY:${'Bålkveld på fjellet – 🔥 '.repeat(20)}`
  const folded = fold(text)
  const lines = folded.split('\r\n')
  expect(lines.length).toBeGreaterThan(5)
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toContain('\ufffd')
  }
  expect(folded.replaceAll('\r\n ', '')).toBe(text)
  expect(fold('a'.repeat(75))).toBe('a'.repeat(75))
  expect(fold('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`)
})

test('what editors type cannot end a line or add one', () => {
  expect(escapeText('a\r\nEND:VEVENT\rb\u0000\u0007')).toBe('a\\nEND:VEVENT\\nb')
  expect(draw({ title: 'x\r\nATTACH:http://ond.example' }).some((line) => line.startsWith('ATTACH'))).toBe(false)
})
