/** Text fields of a dealer with validation: hours, postcodes. */
import type { Field, TextareaField, TextField } from 'payload'
import { translateFor } from '../../cms/messages'
import { parseExceptions, parseHours } from './hours/notation'
import { isPostcode, parsePostcodeRanges } from './postcodes/ranges'

type Request = { req: Parameters<typeof translateFor>[0] }

const messages = {
  postcode: { nb: 'Et postnummer har fire sifre.', en: 'A postcode has four digits.' },
  hours: {
    nb: 'Linje {line} er ikke forstått: «{text}». Skriv for eksempel «man–fre 09–17», «lør 10–14» eller «søn stengt».',
    en: 'Line {line} is not understood: “{text}”. Write for example “mon–fri 09–17”, “sat 10–14” or “sun closed”.',
  },
  exceptions: {
    nb: 'Linje {line} er ikke forstått: «{text}». Skriv for eksempel «24.12.2026 10–13 Julaften» eller «27.12.2026–31.12.2026 stengt».',
    en: 'Line {line} is not understood: “{text}”. Write for example “24.12.2026 10–13 Christmas Eve” or “27.12.2026–31.12.2026 closed”.',
  },
  ranges: {
    nb: '«{text}» er ikke forstått. Skriv postnumre og områder med komma mellom, for eksempel 9000–9299, 9300.',
    en: '“{text}” is not understood. Write postcodes and ranges with commas between, for example 9000–9299, 9300.',
  },
}

export function postcodeField(): TextField {
  return {
    name: 'postcode',
    type: 'text',
    required: true,
    index: true,
    label: { nb: 'Postnummer', en: 'Postcode' },
    validate: (value: string | null | undefined, { req }: Request) =>
      value && isPostcode(value) ? true : translateFor(req, messages.postcode),
  } as TextField
}

export function hoursField(): TextareaField {
  return {
    name: 'hours',
    type: 'textarea',
    label: { nb: 'Åpningstider', en: 'Opening hours' },
    admin: {
      placeholder: 'man–fre 09–17\nlør 10–14',
      description: {
        nb: 'En linje for dager med samme tid. To tider på en dag: «man 09–12, 13–17». Dager som ikke nevnes, er stengt.',
        en: 'A line for days of the same hours. Two times on a day: “mon 09–12, 13–17”. Days that are not named are closed.',
      },
    },
    validate: (value: string | null | undefined, { req }: Request) => {
      const parsed = parseHours(value ?? '')
      return 'error' in parsed ? translateFor(req, messages.hours, { ...parsed.error }) : true
    },
  } as TextareaField
}

export function exceptionsField(): TextareaField {
  return {
    name: 'exceptions',
    type: 'textarea',
    label: { nb: 'Avvikende dager', en: 'Exceptions' },
    admin: { placeholder: '24.12.2026 10–13 Julaften\n27.12.2026–31.12.2026 stengt' },
    validate: (value: string | null | undefined, { req }: Request) => {
      const parsed = parseExceptions(value ?? '')
      return 'error' in parsed ? translateFor(req, messages.exceptions, { ...parsed.error }) : true
    },
  } as TextareaField
}

export function postcodeRangesField(): Field {
  return {
    name: 'postcodeRanges',
    type: 'textarea',
    label: { nb: 'Betjener postnumre', en: 'Serves postcodes' },
    admin: { placeholder: '9000–9299, 9300' },
    validate: (value: string | null | undefined, { req }: Request) => {
      const parsed = parsePostcodeRanges(value ?? '')
      return 'error' in parsed ? translateFor(req, messages.ranges, { text: parsed.error }) : true
    },
  } as Field
}
