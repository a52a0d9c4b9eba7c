/** Texts of the e-mails about requests. */
import type { Locale, Localised } from '../../../lib/locales'
import { translator } from '../../../lib/translate'

const texts = {
  toCustomerSubject: { nb: 'Bestilling {number} er mottatt', en: 'Order {number} received' },
  toCustomerDealer: {
    nb: 'Takk! Vi har sendt bestillingen din til {dealer}, som svarer deg med pris og levering.',
    en: 'Thank you! We have sent your order to {dealer}, who will answer with price and delivery.',
  },
  toCustomerOffice: {
    nb: 'Takk! Vi har mottatt bestillingen din og finner riktig forhandler.',
    en: 'Thank you! We have received your order and will find the right dealer.',
  },
  toCustomerWay: { nb: 'Følg bestillingen', en: 'Follow the order' },
  toDealerSubject: { nb: 'Ny forespørsel {number} fra {name}', en: 'New request {number} from {name}' },
  toDealerText: {
    nb: '{name} i {place} har sendt en forespørsel til {dealer}.',
    en: '{name} in {place} has sent a request to {dealer}.',
  },
  toDealerMoved: {
    nb: 'Forespørselen er sendt videre til dere fra hovedkontoret.',
    en: 'The request was passed on to you by head office.',
  },
  toDealerWay: { nb: 'Åpne og svar', en: 'Open and answer' },
  toOfficeSubject: { nb: 'Forespørsel {number} har ingen forhandler', en: 'Request {number} has no dealer' },
  toOfficeText: {
    nb: '{name} i {place} har sendt en forespørsel som ingen forhandler kunne få.',
    en: '{name} in {place} has sent a request that no dealer could get.',
  },
  declinedSubject: { nb: '{dealer} kan ikke levere {number}', en: '{dealer} cannot deliver {number}' },
  declinedText: {
    nb: '{dealer} har gitt fra seg forespørselen fra {name}. Grunnen:',
    en: '{dealer} has handed back the request from {name}. The reason:',
  },
  reroutedSubject: { nb: '{dealer} tar ikke imot forespørsler lenger', en: '{dealer} no longer takes requests' },
  reroutedText: {
    nb: '{dealer} er slettet eller avpublisert. Åpne forespørsler er flyttet ({count}):',
    en: '{dealer} was deleted or unpublished. Open requests were moved ({count}):',
  },
  reroutedWay: { nb: 'Se forespørslene i admin', en: 'See the requests in the admin' },
  formerDealer: { nb: 'En forhandler', en: 'A dealer' },
  number: { nb: 'Nummer', en: 'Number' },
  receiver: { nb: 'Mottaker nå', en: 'Receiver now' },
  remindSubject: { nb: 'Venter på svar: forespørsel {number}', en: 'Waiting for an answer: request {number}' },
  remindText: {
    nb: '{name} sendte forespørselen for mer enn {hours} timer siden og har ikke fått svar.',
    en: '{name} sent the request more than {hours} hours ago and has had no answer.',
  },
  escalateSubject: {
    nb: 'Ubesvart i {hours} timer: forespørsel {number}',
    en: 'Unanswered for {hours} hours: request {number}',
  },
  escalateText: {
    nb: '{dealer} har ikke svart {name} på mer enn {hours} timer.',
    en: '{dealer} has not answered {name} for more than {hours} hours.',
  },
  answerSubject: { nb: 'Svar på bestilling {number}', en: 'Answer to order {number}' },
  answerText: { nb: '{by} svarer:', en: '{by} answers:' },
  answerReply: { nb: 'Du kan svare på denne e-posten.', en: 'You can reply to this e-mail.' },
  adminWay: { nb: 'Åpne i admin', en: 'Open in the admin' },
  articles: { nb: 'Artikler', en: 'Articles' },
  quantity: { nb: 'Antall', en: 'Quantity' },
  article: { nb: 'Artikkel', en: 'Article' },
  sum: { nb: 'Sum', en: 'Total' },
  priceFrom: { nb: 'fra {price}', en: 'from {price}' },
  priceHidden: { nb: 'Pris hos forhandler', en: 'Price at the dealer' },
  unpricedOne: { nb: '+ 1 vare uten pris', en: '+ 1 item without a price' },
  unpricedMany: { nb: '+ {count} varer uten pris', en: '+ {count} items without a price' },
  unknown: { nb: 'ukjent nummer', en: 'unknown number' },
  customer: { nb: 'Kunden', en: 'The customer' },
  name: { nb: 'Navn', en: 'Name' },
  email: { nb: 'E-post', en: 'E-mail' },
  phone: { nb: 'Telefon', en: 'Phone' },
  company: { nb: 'Bedrift', en: 'Company' },
  organisationNumber: { nb: 'Org.nr.', en: 'Org. no.' },
  address: { nb: 'Adresse', en: 'Address' },
  message: { nb: 'Melding', en: 'Message' },
  files: { nb: 'Vedlegg', en: 'Attachments' },
  filesText: { nb: '{count} vedlegg: se lenken.', en: '{count} attachments: see the link.' },
  yourDealer: { nb: 'Forhandleren din', en: 'Your dealer' },
  hours: { nb: 'Åpningstider', en: 'Opening hours' },
  headOffice: { nb: 'Hovedkontoret', en: 'Head office' },
} as const satisfies Record<string, Localised>

export type Word = keyof typeof texts

export const mailTextsIn = (locale: Locale) => translator(texts, locale)
export type MailTexts = ReturnType<typeof mailTextsIn>
