/** Messages to users of the admin about their saved views. */
import type { Localised } from '../../lib/locales'
import { MAX_NAME, MAX_VIEWS } from './facts'

export const messages = {
  badRequest: {
    nb: `Skriv et navn på høyst ${MAX_NAME} tegn.`,
    en: `Type a name of ${MAX_NAME} characters at most.`,
  },
  tooLong: { nb: 'Det er for mange filtre til å lagre.', en: 'There are too many filters to save.' },
  taken: { nb: 'Listen har alt en visning med det navnet.', en: 'The list already has a view of that name.' },
  tooMany: {
    nb: `Listen har alt ${MAX_VIEWS} visninger. Slett en først.`,
    en: `The list already has ${MAX_VIEWS} views. Delete one first.`,
  },
  gone: { nb: 'Visningen finnes ikke lenger.', en: 'The view is no longer there.' },
  notYours: {
    nb: 'Bare redaktører og den som laget visningen, kan endre den.',
    en: 'Only editors and the one who made the view can change it.',
  },
  mayNotShare: { nb: 'Bare redaktører kan dele visninger.', en: 'Only editors can share views.' },
} as const satisfies Record<string, Localised>
