/** Texts of the forms' e-mails. */
import type { Localised } from '../../../lib/locales'

export const mailWords = {
  subject: { nb: '{form}: {sender}', en: '{form}: {sender}' },
  consents: { nb: 'Samtykker', en: 'Consents' },
  yes: { nb: 'Ja', en: 'Yes' },
  no: { nb: 'Nei', en: 'No' },
  sentFrom: { nb: 'Sendt fra {page}.', en: 'Sent from {page}.' },
  open: { nb: 'Åpne i administrasjonen', en: 'Open in the admin' },
  confirmed: { nb: 'Vi har mottatt det du sendte', en: 'We have received what you sent' },
  received: {
    nb: 'Takk! Vi har mottatt det du sendte, og svarer så snart vi kan.',
    en: 'Thank you! We have received what you sent, and will answer as soon as we can.',
  },
} as const satisfies Record<string, Localised>
