/** Calendars as text (RFC 5545). Moments are in UTC, so that no time zone need be described; whole days are dates. */
import { osloDay } from '../../../lib/osloTime'
import type { EventFacts } from '../eventIndex'
import { dayAfter, firstDay, lastDay } from '../timing'

/** Octets of a line at most (3.1). */
const LINE = 75
/** How often subscribers are asked to look again. */
const REFRESH = 'PT6H'

export interface CalendarEvent
  extends Pick<EventFacts, 'id' | 'title' | 'startsAt' | 'endsAt' | 'allDay' | 'state' | 'sequence' | 'updatedAt'> {
  /** Absolute address of its page. */
  url: string
  description: string
  location: string
}

export interface Calendar {
  name: string
  /** Host name, which makes the identities of events unique. */
  host: string
  /** Language tag. */
  language: string
  events: readonly CalendarEvent[]
}

/** TEXT (3.3.11). Other control characters are not allowed in a line. */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n?|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it removes them
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

/** Long lines continue after a blank; no character is cut through. */
export function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > LINE) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}

/** `20261124T170000Z` */
const utc = (moment: string | Date) => new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '')
const date = (day: string) => day.replaceAll('-', '')

function span(event: CalendarEvent): string[] {
  if (event.allDay)
    // The end is the first day that does not belong to it (3.6.1).
    return [`DTSTART;VALUE=DATE:${date(firstDay(event))}`, `DTEND;VALUE=DATE:${date(dayAfter(lastDay(event)))}`]
  return [`DTSTART:${utc(event.startsAt)}`, ...(event.endsAt ? [`DTEND:${utc(event.endsAt)}`] : [])]
}

const statusOf = ({ state }: CalendarEvent) =>
  state === 'cancelled' ? 'CANCELLED' : state === 'postponed' ? 'TENTATIVE' : 'CONFIRMED'

function eventLines(event: CalendarEvent, host: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:event-${event.id}@${host}`,
    // Without a method of scheduling this is the time of the last change (3.8.7.2).
    `DTSTAMP:${utc(event.updatedAt)}`,
    `LAST-MODIFIED:${utc(event.updatedAt)}`,
    `SEQUENCE:${event.sequence}`,
    ...span(event),
    `SUMMARY:${escapeText(event.title)}`,
    ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    `URL:${event.url}`,
    `STATUS:${statusOf(event)}`,
    'END:VEVENT',
  ]
}

export function drawCalendar({ name, host, language, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(name)}//Merkevei//${language.slice(0, 2).toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    ...events.flatMap((event) => eventLines(event, host)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** Name of the file of one event. */
export const fileName = ({ slug, startsAt }: Pick<EventFacts, 'slug' | 'startsAt'>): string =>
  `${osloDay(new Date(startsAt))}-${slug}.ics`
