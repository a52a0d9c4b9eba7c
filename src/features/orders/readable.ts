/** A request as exported to its sender: all stored data, with readable names. */

import { labelled } from '../../lib/labelled'
import type { Locale, Localised } from '../../lib/locales'
import type { WholeRequest } from './customerOrders'

const names = {
  number: { nb: 'Nummer', en: 'Number' },
  since: { nb: 'Fra', en: 'Since' },
  name: { nb: 'Navn', en: 'Name' },
  email: { nb: 'E-post', en: 'E-mail' },
  language: { nb: 'Språk', en: 'Language' },
  state: { nb: 'Status', en: 'State' },
  dealer: { nb: 'Forhandler', en: 'Dealer' },
  phone: { nb: 'Telefon', en: 'Phone' },
  company: { nb: 'Firma', en: 'Company' },
  organisationNumber: { nb: 'Organisasjonsnummer', en: 'Organisation number' },
  street: { nb: 'Gateadresse', en: 'Street address' },
  postcode: { nb: 'Postnummer', en: 'Postcode' },
  place: { nb: 'Poststed', en: 'Place' },
  message: { nb: 'Melding', en: 'Message' },
  lines: { nb: 'Artikler', en: 'Articles' },
  articleNumber: { nb: 'Artikkelnummer', en: 'Article number' },
  quantity: { nb: 'Antall', en: 'Quantity' },
  unit: { nb: 'Enhet', en: 'Unit' },
  price: { nb: 'Pris', en: 'Price' },
  consents: { nb: 'Samtykker', en: 'Consents' },
  terms: { nb: 'Godtok leveringsbetingelsene, versjon', en: 'Accepted the delivery terms, version' },
  events: { nb: 'Hva som skjedde', en: 'What happened' },
  event: { nb: 'Hendelse', en: 'Event' },
  when: { nb: 'Når', en: 'When' },
  text: { nb: 'Tekst', en: 'Text' },
  by: { nb: 'Av', en: 'By' },
  files: { nb: 'Vedlegg', en: 'Attachments' },
} as const satisfies Record<string, Localised>

export function readableRequest({ request, lines, dealer, events, files }: WholeRequest, locale: Locale) {
  const readable = labelled(names, locale)
  const { consents } = request
  return readable([
    ['number', request.number],
    ['since', request.createdAt],
    ['state', request.state],
    ['dealer', dealer],
    ['name', request.name],
    ['email', request.email],
    ['phone', request.phone],
    ['company', request.company],
    ['organisationNumber', request.organisationNumber],
    ['street', request.street],
    ['postcode', request.postcode],
    ['place', request.place],
    ['message', request.message],
    [
      'lines',
      lines.map(({ number, quantity, unit, name, price }) =>
        readable([
          ['articleNumber', number],
          ['quantity', quantity],
          ['unit', unit],
          ['name', name],
          ['price', price],
        ]),
      ),
    ],
    ['consents', consents],
    ['terms', request.termsVersion],
    [
      'events',
      events.map(({ kind, text, by, createdAt }) =>
        readable([
          ['event', kind],
          ['when', createdAt],
          ['text', text],
          ['by', by],
        ]),
      ),
    ],
    ['files', files.length > 0 ? files : undefined],
    ['language', request.locale],
  ])
}
