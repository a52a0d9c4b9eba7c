/** What can be imported and exported: the columns of a file of articles, and of one of dealers. */

import { randomBytes } from 'node:crypto'
import { ARTICLES } from '../../cms/linkTargets'
import type { Specification } from '../../cms/types'
import type { Localised } from '../../lib/locales'
import { ARTICLE_GROUPS, articleAddresses, keptValue, PRODUCT_LINES } from '../catalogue'
import { DEALERS, dealerAddresses, SERVICES } from '../dealers'
import type { Addressed } from '../redirects'
import {
  checkbox,
  choice,
  type ImportColumn,
  namesIn,
  number,
  price,
  published,
  relation,
  relations,
  type StoredDocument,
  text,
} from './columns'
import type { Lookups } from './lookups'
import { errors } from './messages'

export interface ImportTarget {
  name: typeof ARTICLES | typeof DEALERS
  /** How its documents are addressed. */
  addressed: Addressed
  label: Localised
  /** The column whose number identifies a line's document. */
  key: ImportColumn
  columns(lookups: Lookups): readonly ImportColumn[]
}

const allowedValues: Readonly<Record<Specification['kind'], (definition: Specification) => Localised>> = {
  text: () => ({ nb: 'Skriv en tekst.', en: 'Write a text.' }),
  number: () => ({ nb: 'Skriv et tall, for eksempel 7,5.', en: 'Write a number, for example 7.5.' }),
  yesNo: () => ({ nb: 'Skriv ja eller nei.', en: 'Write yes or no.' }),
  choice: ({ choices }) => {
    const values = choices?.map(({ value }) => value).join(', ') ?? ''
    return { nb: `Velg blant: ${values}.`, en: `Choose among: ${values}.` }
  },
}

interface SpecificationRow {
  id: string
  specification: number
  value: string
}

/** In the format of Payload's row ids. */
const newRowId = () => randomBytes(12).toString('hex')

/** Each specification is a column of its own, with the header `egenskap: effekt`. */
function specification(definition: Specification): ImportColumn {
  const { id, slug, kind } = definition
  const rowsOf = (document: StoredDocument) => (document.specifications ?? []) as SpecificationRow[]
  return {
    header: `egenskap: ${slug}`,
    aliases: [`specification: ${slug}`, `egenskap.${slug}`],
    field: 'specifications',
    read(typed) {
      const value = keptValue(typed, definition)
      return value === undefined ? { error: errors.specification(typed, allowedValues[kind](definition)) } : { value }
    },
    write(value) {
      if (kind === 'yesNo') return value === 'yes' ? 'ja' : 'nei'
      return kind === 'number' ? String(value).replace('.', ',') : String(value)
    },
    get: (document) => rowsOf(document).find((row) => row.specification === id)?.value ?? null,
    set(document, value) {
      const rows = rowsOf(document)
      if (value === null) document.specifications = rows.filter((row) => row.specification !== id)
      else if (rows.some((row) => row.specification === id))
        document.specifications = rows.map((row) => (row.specification === id ? { ...row, value } : row))
      else document.specifications = [...rows, { id: newRowId(), specification: id, value }]
    },
  }
}

/** Articles by number, which may come later in a file of articles: kept as numbers until all lines are in. */
function articlesByNumber(
  header: string,
  field: string,
  { many, aliases = [] }: { many: boolean; aliases?: readonly string[] },
): ImportColumn {
  const base = text(header, field, { later: true, aliases })
  return {
    ...base,
    read: (typed) => ({ value: many ? namesIn(typed) : typed }),
    write: (value) => (Array.isArray(value) ? value.join(', ') : String(value)),
  }
}

const priceKinds: Readonly<Record<string, Localised>> = {
  exact: { nb: 'nøyaktig', en: 'exact' },
  from: { nb: 'fra', en: 'from' },
  hidden: { nb: 'skjult', en: 'hidden' },
}
const availabilities: Readonly<Record<string, Localised>> = {
  unknown: { nb: 'ikke oppgitt', en: 'not stated' },
  inStock: { nb: 'på lager', en: 'in stock' },
  onOrder: { nb: 'bestillingsvare', en: 'made to order' },
  comingSoon: { nb: 'kommer snart', en: 'coming soon' },
  discontinued: { nb: 'utgått', en: 'discontinued' },
}
const holidays: Readonly<Record<string, Localised>> = {
  closed: { nb: 'stengt', en: 'closed' },
  open: { nb: 'som ellers', en: 'as usual' },
}

const articleNumber = text('artikkelnummer', 'number', {
  required: true,
  aliases: ['nummer', 'artnr', 'article number'],
})

const articleColumns: readonly ImportColumn[] = [
  articleNumber,
  text('navn', 'name', { required: true, locale: 'nb' }),
  text('navn (engelsk)', 'name', { locale: 'en', aliases: ['name (english)'] }),
  text('omtale', 'summary', { locale: 'nb' }),
  text('omtale (engelsk)', 'summary', { locale: 'en', aliases: ['summary (english)'] }),
  relation('gruppe', 'group', ARTICLE_GROUPS),
  relation('produktlinje', 'productLine', PRODUCT_LINES, { aliases: ['product line'] }),
  price('pris', 'price'),
  choice('prisen er', 'priceKind', priceKinds, { aliases: ['price kind'], standard: 'exact' }),
  text('enhet', 'unit', { locale: 'nb' }),
  text('enhet (engelsk)', 'unit', { locale: 'en', aliases: ['unit (english)'] }),
  checkbox('selges i deler', 'divisible', { aliases: ['sold in parts'] }),
  choice('tilgjengelighet', 'availability', availabilities, { standard: 'unknown' }),
  relation('bilde', 'picture', 'media'),
  relations('flere bilder', 'gallery', 'media', { aliases: ['more pictures'] }),
  relations('dokumenter', 'documents', 'files'),
  text('det som skiller varianten', 'variantName', { locale: 'nb', aliases: ['variant'] }),
  text('det som skiller varianten (engelsk)', 'variantName', { locale: 'en', aliases: ['variant (english)'] }),
  number('rekkefølge', 'position', { aliases: ['order'], standard: 0 }),
  text('adresse', 'slug'),
  published(),
]

const references: readonly ImportColumn[] = [
  articlesByNumber('variant av', 'variantOf', { many: false }),
  articlesByNumber('passer sammen med', 'related', { many: true }),
]

const dealerNumber = text('forhandlernummer', 'number', { required: true, aliases: ['nummer', 'dealer number'] })

/** Spreadsheets read `0150` as a number and drop its zero; no postcode has three digits. */
const postcode: ImportColumn = {
  ...text('postnummer', 'postcode', { required: true }),
  read: (typed) => ({ value: /^\d{3}$/.test(typed) ? `0${typed}` : typed }),
}

const dealerColumns: readonly ImportColumn[] = [
  dealerNumber,
  text('navn', 'name', { required: true }),
  text('gateadresse', 'street', { required: true, aliases: ['adresse', 'address'] }),
  postcode,
  text('poststed', 'place', { required: true }),
  number('breddegrad', 'latitude'),
  number('lengdegrad', 'longitude'),
  text('telefon', 'phone'),
  text('e-post', 'email', { aliases: ['epost', 'e-mail'] }),
  text('e-post for forespørsler', 'requestEmail', { aliases: ['request e-mail'] }),
  text('nettsted', 'web', { aliases: ['website'] }),
  text('åpningstider', 'hours', { aliases: ['opening hours'] }),
  text('avvikende dager', 'exceptions'),
  choice('helligdager', 'holidays', holidays, { standard: 'closed' }),
  relations('tjenester', 'services', SERVICES),
  relations('produktlinjer', 'productLines', PRODUCT_LINES, { aliases: ['product lines'] }),
  articlesByNumber('utstilt', 'onShow', { many: true, aliases: ['on show'] }),
  relation('bilde', 'picture', 'media'),
  text('betjener postnumre', 'postcodeRanges', { aliases: ['serves postcodes'] }),
  number('betjener omkrets (km)', 'areaRadius', { aliases: ['serves radius (km)'] }),
  number('prioritet', 'priority', { standard: 0 }),
  text('siste ledd i adressen', 'slug'),
  published(),
]

export const targets: readonly ImportTarget[] = [
  {
    name: ARTICLES,
    addressed: articleAddresses,
    label: { nb: 'Artikler', en: 'Articles' },
    key: articleNumber,
    columns: ({ specifications }) => [...articleColumns, ...specifications.map(specification), ...references],
  },
  {
    name: DEALERS,
    addressed: dealerAddresses,
    label: { nb: 'Forhandlere', en: 'Dealers' },
    key: dealerNumber,
    columns: () => dealerColumns,
  },
]

export const targetOf = (name: unknown): ImportTarget | undefined => targets.find((target) => target.name === name)
