/** Texts of the forms' e-mails. */
import type { Localised } from '../../../lib/locales'

export const mailWords = {
  subject: { nb: '{form}: {sender}', en: '{form}: {sender}' },
  consents: { nb: 'Samtykker', en: 'Consents' },
  yes: { nb: 'Ja', en: 'Yes' },
  no: { nb: 'Nei', en: 'No' },
  sentFrom: { nb: 'Sendt fra {page}.', en: 'Sent from {page}.' },
  yours: {
    nb: 'Henvendelsen er sendt til {recipient} fordi dere er den nærmeste forhandleren. Svar på denne e-posten for å svare den som skrev.',
    en: 'This enquiry is sent to {recipient} because you are the nearest dealer. Reply to this e-mail to answer whoever wrote.',
  },
  files: {
    nb: 'Lenkene til vedleggene virker i {days} dager.',
    en: 'The links to the files work for {days} days.',
  },
  copy: { nb: 'Kopi: {recipient} har fått henvendelsen.', en: 'Copy: {recipient} has got this enquiry.' },
  nobodyElse: {
    nb: 'Ingen forhandler har fått henvendelsen: stedet er ukjent, eller forhandleren der har ingen e-postadresse.',
    en: 'No dealer has got this enquiry: the place is unknown, or the dealer there has no e-mail address.',
  },
  us: { nb: 'oss', en: 'us' },
  open: { nb: 'Åpne i administrasjonen', en: 'Open in the admin' },
  confirmed: { nb: 'Vi har mottatt det du sendte', en: 'We have received what you sent' },
  received: {
    nb: 'Takk! Vi har mottatt det du sendte, og svarer så snart vi kan.',
    en: 'Thank you! We have received what you sent, and will answer as soon as we can.',
  },
} as const satisfies Record<string, Localised>
