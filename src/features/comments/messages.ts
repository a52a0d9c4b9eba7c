/** Messages to staff about their comments. */
import type { Localised } from '../../lib/locales'

export const messages = {
  badRequest: { nb: 'Kommentaren er tom eller for lang.', en: 'The comment is empty or too long.' },
  notFound: { nb: 'Dokumentet finnes ikke.', en: 'There is no such document.' },
  gone: { nb: 'Kommentaren finnes ikke lenger.', en: 'The comment is no longer there.' },
  notOwn: { nb: 'Bare den som skrev kommentaren, kan endre den.', en: 'Only the author can change the comment.' },
  isDone: {
    nb: 'Tråden er markert som ferdig. Åpne den igjen for å svare.',
    en: 'The thread is marked as done. Reopen it to reply.',
  },
} as const satisfies Record<string, Localised>
