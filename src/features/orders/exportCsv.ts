/** Order requests as a spreadsheet: one row for each line. */
import type { OrderRequest } from '../../cms/types'
import type { Locale } from '../../lib/locales'
import { osloMinute } from '../../lib/osloTime'
import { escapeCell } from '../../platform/escaping'
import { lineAmount } from '../orderList/client'
import { readLines } from './lines'
import { orderStates } from './states'

const heads: Record<Locale, readonly string[]> = {
  nb: [
    'Nummer',
    'Mottatt',
    'Status',
    'Forhandler',
    'Navn',
    'Bedrift',
    'Org.nr.',
    'E-post',
    'Telefon',
    'Gateadresse',
    'Postnummer',
    'Poststed',
    'Antall',
    'Enhet',
    'Artikkelnummer',
    'Artikkel',
    'Pris',
    'Linjesum',
    'Melding',
  ],
  en: [
    'Number',
    'Received',
    'State',
    'Dealer',
    'Name',
    'Company',
    'Org. no.',
    'E-mail',
    'Phone',
    'Street',
    'Postcode',
    'Place',
    'Quantity',
    'Unit',
    'Article number',
    'Article',
    'Price',
    'Line total',
    'Message',
  ],
}

/** With a comma, as Norwegian spreadsheets read it. */
const decimal = (value: number | undefined) => (value === undefined ? '' : String(value).replace('.', ','))

export const requestHeads = (locale: Locale): readonly string[] => heads[locale]

export function requestRows(request: OrderRequest, locale: Locale): readonly string[][] {
  const { number, createdAt, state, dealer, name, company, organisationNumber, email, phone } = request
  const before = [
    number,
    osloMinute(new Date(createdAt)),
    orderStates[state][locale],
    typeof dealer === 'object' && dealer ? dealer.name : '',
    name,
    company ?? '',
    organisationNumber ?? '',
    email,
    phone ?? '',
    request.street ?? '',
    request.postcode,
    request.place ?? '',
  ]
  return readLines(request.lines).map((line) =>
    [
      ...before,
      decimal(line.quantity),
      line.unit ?? '',
      line.number,
      line.name ?? '',
      decimal(line.price),
      decimal(lineAmount(line)),
      request.message ?? '',
    ].map(escapeCell),
  )
}
