/** Texts of the feature's parts of the admin. */
import type { Locale } from '../../../lib/locales'

export const texts = {
  nb: {
    export: 'Hent svar som regneark',
    all: 'Alle skjemaer',
    field: 'Felt {number}',
    yes: 'Ja',
    no: 'Nei',
    nothing: '–',
    chooseField: 'Velg felt …',
    noFields: 'Ingen felt å velge',
    lostField: '«{name}» (finnes ikke)',
  },
  en: {
    export: 'Download answers as a spreadsheet',
    all: 'All forms',
    field: 'Field {number}',
    yes: 'Yes',
    no: 'No',
    nothing: '–',
    chooseField: 'Choose a field …',
    noFields: 'No fields to choose',
    lostField: '“{name}” (does not exist)',
  },
} as const satisfies Record<Locale, Record<string, string>>
