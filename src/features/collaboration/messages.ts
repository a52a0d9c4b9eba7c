/** Messages to users who edit the same document. */
import type { BackgroundKind } from '../../cms/background'
import type { Localised } from '../../lib/locales'

export const messages = {
  stale: {
    nb: 'Lagret ikke: {name} har endret det samme imens. Teksten din er tatt vare på.',
    en: 'Not saved: {name} has changed the same meanwhile. Your text is kept.',
  },
  badBase: {
    nb: 'Det står ikke riktig hva lagringen bygger på (_editing).',
    en: 'What the save started from is not stated rightly (_editing).',
  },
  notFound: { nb: 'Dokumentet finnes ikke.', en: 'There is no such document.' },
  badRequest: { nb: 'Forespørselen er ikke riktig.', en: 'The request is not right.' },
  yes: { nb: 'Ja', en: 'Yes' },
  no: { nb: 'Nei', en: 'No' },
  empty: { nb: '(tomt)', en: '(empty)' },
  row: { nb: 'Rad', en: 'Row' },
  sameRows: { nb: 'Like rader: {count}', en: 'Rows alike: {count}' },
  otherOrder: { nb: 'Radene står i en annen rekkefølge:', en: 'The rows stand in another order:' },
  unknown: { nb: 'Systemet', en: 'The system' },
} as const satisfies Record<string, Localised>

export const backgroundNames: Record<BackgroundKind, Localised> = {
  import: { nb: 'En import', en: 'An import' },
  schedule: { nb: 'Planlagt publisering', en: 'Scheduled publishing' },
  program: messages.unknown,
}
