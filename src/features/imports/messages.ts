/** Messages about cells and files that cannot be imported. */
import { fill } from '../../lib/fill'
import { type Locale, type Localised, numberText } from '../../lib/locales'
import { MAX_CELL, MAX_COLUMNS, MAX_ROWS } from './files/limits'
import type { UnreadableFile } from './files/table'

/** Messages about a cell, in both languages: the user who reads them later may use the other. */
export type CellError = Localised

export const errors = {
  number: (typed: string): CellError => ({ nb: `«${typed}» er ikke et tall.`, en: `“${typed}” is not a number.` }),
  ambiguous: (typed: string): CellError => ({
    nb: `«${typed}» kan leses på to måter. Skriv tusen uten skilletegn (1234), og desimaler med to sifre (1,23).`,
    en: `“${typed}” can be read in two ways. Write thousands without a sign (1234), and decimals with two digits (1.23).`,
  }),
  extra: (typed: string): CellError => ({
    nb: `«${typed}» står i en celle uten overskrift. Gi kolonnen en overskrift, eller sett anførselstegn rundt tekst med skilletegn i.`,
    en: `“${typed}” stands in a cell without a heading. Give the column a heading, or put quotation marks around text that has separators in it.`,
  }),
  choice: (typed: string, names: readonly string[]): CellError => ({
    nb: `«${typed}» er ikke ett av valgene: ${names.join(', ')}.`,
    en: `“${typed}” is not one of the choices: ${names.join(', ')}.`,
  }),
  unknown: (typed: string): CellError => ({ nb: `«${typed}» finnes ikke.`, en: `There is no “${typed}”.` }),
  itself: (): CellError => ({ nb: 'En artikkel kan ikke vise til seg selv.', en: 'An article cannot name itself.' }),
  missing: (): CellError => ({ nb: 'Mangler. En ny linje må ha det.', en: 'Missing. A new line must have it.' }),
  noNumber: (): CellError => ({ nb: 'Linjen har ikke noe nummer.', en: 'The line has no number.' }),
  twice: (line: number): CellError => ({
    nb: `Nummeret står også i linje ${line}.`,
    en: `The number also stands in line ${line}.`,
  }),
  specification: (typed: string, allowed: Localised): CellError => ({
    nb: `«${typed}» passer ikke. ${allowed.nb}`,
    en: `“${typed}” does not fit. ${allowed.en}`,
  }),
  taken: (typed: string): CellError => ({
    nb: `«${typed}» er i bruk, eller kan ikke brukes i en adresse.`,
    en: `“${typed}” is in use, or cannot be part of an address.`,
  }),
  draft: (): CellError => ({
    nb: 'Har et utkast som ikke er publisert. Publiser eller forkast det først.',
    en: 'Has a draft that is not published. Publish or discard it first.',
  }),
}

/** Messages about a whole file. */
export const fileMessages = {
  notTable: {
    nb: 'Filen kan ikke leses. Lagre den som CSV eller XLSX, og prøv igjen.',
    en: 'The file cannot be read. Save it as CSV or XLSX, and try again.',
  },
  tooLarge: {
    nb: 'Filen inneholder mer enn det kan leses inn på en gang. Del den i flere filer, eller lagre den som CSV.',
    en: 'The file holds more than can be read in at once. Divide it into several files, or save it as CSV.',
  },
  tooManyRows: {
    nb: 'Filen har flere enn {rows} linjer. Del den i flere filer.',
    en: 'The file has more than {rows} lines. Divide it into several files.',
  },
  tooManyColumns: {
    nb: 'Linje {line} har flere enn {columns} kolonner. Ta bort de som ikke skal leses inn.',
    en: 'Line {line} has more than {columns} columns. Take out those that are not to be read in.',
  },
  cellTooLong: {
    nb: 'Linje {line} har en celle med mer enn {cell} tegn. Gjør teksten kortere.',
    en: 'Line {line} has a cell of more than {cell} characters. Make the text shorter.',
  },
  textTooLong: {
    nb: 'Filen har en celle med mer enn {cell} tegn. Gjør teksten kortere.',
    en: 'The file has a cell of more than {cell} characters. Make the text shorter.',
  },
  lineTooLong: {
    nb: 'Linje {line} er for lang. Kanskje mangler et anførselstegn.',
    en: 'Line {line} is too long. Perhaps a quotation mark is missing.',
  },
  strayQuote: {
    nb: 'Linje {line} har et anførselstegn som ikke hører til. Ta det bort, eller skriv det dobbelt i en celle med anførselstegn rundt.',
    en: 'Line {line} has a quotation mark that does not belong there. Take it out, or write it twice in a cell with quotation marks around it.',
  },
  noSheet: { nb: 'Filen har ikke noe ark.', en: 'The file has no sheet.' },
  empty: { nb: 'Filen har ingen linjer under overskriften.', en: 'The file has no lines below its heading.' },
  noKey: {
    nb: 'Første linje må være overskrifter, og en av dem «{header}».',
    en: 'The first line must be headings, and one of them “{header}”.',
  },
  unknownHeaders: {
    nb: 'Disse overskriftene er ukjente: {headers}. Rett dem, eller ta kolonnene bort.',
    en: 'These headings are unknown: {headers}. Correct them, or take the columns out.',
  },
  headerTwice: { nb: 'Overskriften «{header}» står to ganger.', en: 'The heading “{header}” stands twice.' },
  interrupted: {
    nb: 'Lesingen ble avbrutt. Last opp filen på nytt.',
    en: 'The reading was interrupted. Upload the file again.',
  },
  stopped: {
    nb: 'Stanset ved linje {line}: {what}. Det som er ført inn, står. Fortsett når feilen er rettet.',
    en: 'Stopped at line {line}: {what}. What was carried out stays. Go on when the cause is mended.',
  },
  busy: {
    nb: 'En annen import av det samme er i gang. Vent til den er ferdig.',
    en: 'Another import of the same is under way. Wait until it is done.',
  },
  noFile: { nb: 'Velg en fil.', en: 'Choose a file.' },
  unexpected: { nb: 'Noe gikk galt. Prøv igjen.', en: 'Something went wrong. Try again.' },
} as const satisfies Record<string, Localised>

/** A message with its `{names}` filled in. */
export function filled(message: Localised, values: Readonly<Record<string, string>>): Localised {
  return { nb: fill(message.nb, values), en: fill(message.en, values) }
}

/** The message for an unreadable file. */
export function fileError({ code, line }: UnreadableFile): Localised {
  const values = (locale: Locale) => ({
    ...(line === undefined ? {} : { line }),
    rows: numberText(MAX_ROWS, locale),
    columns: numberText(MAX_COLUMNS, locale),
    cell: numberText(MAX_CELL, locale),
  })
  const { nb, en } = fileMessages[code]
  return { nb: fill(nb, values('nb')), en: fill(en, values('en')) }
}
