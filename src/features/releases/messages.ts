/** Messages to those who put releases together and publish them. */
import type { Localised } from '../../lib/locales'

export const messages = {
  isPublished: {
    nb: 'Utgivelsen er publisert og kan ikke endres. Lag en ny for nye endringer.',
    en: 'The release is published and cannot be changed. Make a new one for new changes.',
  },
  nothing: {
    nb: 'Det er ingenting å publisere i utgivelsen.',
    en: 'There is nothing to publish in the release.',
  },
  refused: {
    nb: 'Ingenting er publisert. {reasons}',
    en: 'Nothing was published. {reasons}',
  },
  reason: { nb: '«{title}» – {reason}', en: '“{title}” – {reason}' },
  more: { nb: 'Og {count} til, som utgivelsen viser.', en: 'And {count} more, which the release shows.' },
  missingRelease: {
    nb: 'Utgivelsen finnes ikke lenger, eller den er publisert.',
    en: 'The release no longer exists, or it is published.',
  },
  missingDocument: { nb: 'Dokumentet finnes ikke.', en: 'There is no such document.' },
  badRequest: {
    nb: 'Velg en utgivelse, eller skriv tittelen på en ny.',
    en: 'Choose a release, or write the title of a new one.',
  },
  full: {
    nb: 'Utgivelsen har allerede {most} dokumenter. Lag en ny.',
    en: 'The release already holds {most} documents. Make a new one.',
  },
} as const satisfies Record<string, Localised>
