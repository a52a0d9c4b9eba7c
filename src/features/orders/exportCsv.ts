/** Order requests as a spreadsheet: one row for each line. */

import { stringify } from 'csv-stringify/sync'
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

/** Semicolons and a byte order mark, which Norwegian spreadsheets expect. */
export function requestsCsv(requests: readonly OrderRequest[], locale: Locale): string {
  const rows = requests.flatMap((request) => {
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
  })
  return stringify([[...heads[locale]], ...rows], { delimiter: ';', bom: true, record_delimiter: 'windows' })
}
