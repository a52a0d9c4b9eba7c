/** Messages to those who ask for approval and those who give it. */
import type { Localised } from '../../lib/locales'

export const messages = {
  needsEditor: {
    nb: 'En redaktør publiserer. Lagre utkastet og be om godkjenning.',
    en: 'An editor publishes. Save the draft and ask for approval.',
  },
  badRequest: { nb: 'Teksten er for lang eller mangler.', en: 'The text is too long or missing.' },
  notFound: { nb: 'Dokumentet finnes ikke.', en: 'There is no such document.' },
  isOff: { nb: 'Godkjenning er slått av.', en: 'Approval is switched off.' },
  nothing: {
    nb: 'Det er ingenting å godkjenne: alt er publisert.',
    en: 'There is nothing to approve: all is published.',
  },
  gone: {
    nb: 'Forespørselen er trukket tilbake, eller en annen har svart på den.',
    en: 'The request was withdrawn, or another has answered it.',
  },
  changed: {
    nb: 'Dokumentet er endret etter at det ble bedt om godkjenning. Se på endringene, og publiser dem selv eller send dem tilbake.',
    en: 'The document was changed after approval was asked for. Look at the changes, and publish them yourself or return them.',
  },
  returned: { nb: '@{name} Sendt tilbake: {text}', en: '@{name} Returned: {text}' },
} as const satisfies Record<string, Localised>
