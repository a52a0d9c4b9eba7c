/** Texts shared by the screen and its exports. */
import type { Localised } from '../../lib/locales'
import type { TableName } from './tables'

export const insightTexts = {
  others: { nb: 'Alle andre', en: 'All others' },
  direct: { nb: 'Direkte, eller ukjent', en: 'Direct, or unknown' },
  removed: { nb: 'Slettet ({id})', en: 'Deleted ({id})' },
  headOffice: { nb: 'Hovedkontoret', en: 'Head office' },
  before: { nb: '{column}, før', en: '{column}, before' },
} as const satisfies Record<string, Localised>

export const columnNames = {
  at: { nb: 'Tid', en: 'Time' },
  visits: { nb: 'Besøk', en: 'Visits' },
  views: { nb: 'Sidevisninger', en: 'Page views' },
  entries: { nb: 'Startet her', en: 'Began here' },
  leads: { nb: 'Til forhandler', en: 'To a dealer' },
  leadShare: { nb: 'Andel til forhandler', en: 'Share to a dealer' },
  // Of visits: a visitor who sends two requests in one visit counts once.
  requests: { nb: 'Besøk med forespørsel', en: 'Visits with a request' },
  searches: { nb: 'Søk', en: 'Searches' },
  emptySearches: { nb: 'Uten treff', en: 'Without result' },
  articleAdded: { nb: 'Lagt i listen', en: 'Added to the list' },
  finn_din_forhandler: { nb: 'Finn din forhandler', en: 'Find your dealer' },
  newsletterJoined: { nb: 'Nye på nyhetsbrevet', en: 'Newsletter joins' },
  memberRegistered: { nb: 'Registreringer', en: 'Registrations' },
  dealerCalled: { nb: 'Ringt', en: 'Called' },
  dealerEmailed: { nb: 'Skrevet til', en: 'E-mailed' },
  routeOpened: { nb: 'Veibeskrivelse', en: 'Directions' },
  orderRequestSent: { nb: 'Forespørsler', en: 'Requests' },
  dealersSought: { nb: 'Lette her', en: 'Looked here' },
  distance: { nb: 'Til nærmeste', en: 'To the nearest' },
  kilometres: { nb: 'Vei til sammen', en: 'All their ways' },
  received: { nb: 'Mottatt', en: 'Received' },
  answered: { nb: 'Besvart', en: 'Answered' },
  waiting: { nb: 'Venter', en: 'Waiting' },
  medianHours: { nb: 'Svartid, median', en: 'Time to answer, median' },
  withinDay: { nb: 'Innen ett døgn', en: 'Within a day' },
  sent: { nb: 'Sendt', en: 'Sent' },
  clicks: { nb: 'Klikk', en: 'Clicks' },
  clickShare: { nb: 'Klikk per sendt', en: 'Clicks per message' },
} as const satisfies Record<string, Localised>

export function columnName(name: string): Localised {
  return Object.entries(columnNames).find(([column]) => column === name)?.[1] ?? { nb: name, en: name }
}

/** Names of the rows of each table. */
export const rowNames: Readonly<Record<TableName, Localised>> = {
  sources: { nb: 'Nettsted', en: 'Website' },
  campaigns: { nb: 'Kampanje', en: 'Campaign' },
  pages: { nb: 'Side', en: 'Page' },
  articles: { nb: 'Artikkel', en: 'Article' },
  dealers: { nb: 'Forhandler', en: 'Dealer' },
  searches: { nb: 'Søkeord', en: 'Term' },
  emptySearches: { nb: 'Søkeord', en: 'Term' },
  postcodes: { nb: 'Postnummer', en: 'Postcode' },
  answering: { nb: 'Forhandler', en: 'Dealer' },
  sms: { nb: 'SMS-kampanje', en: 'SMS campaign' },
}

/** Beginnings of names of downloaded files. */
export const fileNames: Readonly<Record<TableName | 'figures', string>> = {
  figures: 'besok',
  sources: 'kilder',
  campaigns: 'kampanjer',
  pages: 'sider',
  articles: 'artikler',
  dealers: 'forhandlere',
  searches: 'sok',
  emptySearches: 'sok-uten-treff',
  postcodes: 'postnumre',
  answering: 'svartider',
  sms: 'sms-kampanjer',
}
