/** Dealers in search: found by their names, where they are, their services, and their own texts. */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { richTextOf } from '../../blocks/blockText'
import { isOutsideBin } from '../../cms/bin'
import { allInParts, type CollectionIndexDefinition } from '../../cms/collectionIndex'
import { readOverlaid } from '../../cms/draftOverlay'
import type { ContentReader } from '../../cms/reader'
import { relatedId } from '../../cms/relatedId'
import { idIn, jsonIn, textIn } from '../../cms/rows'
import { runStatement } from '../../cms/statements'
import { pick, type RowOf, select } from '../../cms/tables'
import type { Dealer } from '../../cms/types'
import type { Locale } from '../../lib/locales'
import { packTexts, textAt } from '../../lib/packedTexts'
import { shared } from '../../lib/shared'
import type { IndexedText } from '../../lib/words/fields'
import type { Searchable } from '../../lib/words/searchable'
import { WordIndex } from '../../lib/words/wordIndex'
import type { SearchKind } from '../../web/searchKind'
import { DEALERS, SERVICES } from './collections'
import { dealersHref } from './finderPage'
import { dealersNearNamedPlace, dealerWords } from './placeInSearch'
import { postcodeTable } from './postcodes/table'
import { dealersContacts, dealersLocales, dealersRels, dealers as dealersTable } from './tables'

/** As few strings as can be: its address stands together only where it is shown. */
class FoundDealer implements Searchable {
  readonly id: number
  readonly place: string
  readonly #postcode: string
  readonly #texts: string

  constructor({ id, name, slug, street, postcode, place }: DealerRow) {
    this.id = id
    this.place = shared(textIn(place))
    this.#postcode = shared(textIn(postcode))
    this.#texts = packTexts([name, slug, street].map(textIn))
  }

  get title(): string {
    return textAt(this.#texts, 0)
  }

  get slug(): string {
    return textAt(this.#texts, 1)
  }

  get description(): string {
    const place = `${this.#postcode} ${this.place}`.trim()
    return [textAt(this.#texts, 2), place].filter(Boolean).join(', ')
  }
}

type DealerWords = WordIndex<FoundDealer>

const columns = pick(dealersTable, 'id', 'name', 'slug', 'street', 'postcode', 'place')
type DealerRow = RowOf<keyof typeof columns> & { id: number }
type OfferingDealer = DealerRow & { services: readonly number[]; text: string }

const definitions: Readonly<Record<Locale, CollectionIndexDefinition<DealerWords>>> = {
  nb: definitionFor('nb'),
  en: definitionFor('en'),
}

function definitionFor(locale: Locale): CollectionIndexDefinition<DealerWords> {
  return {
    name: `words of dealers ${locale}`,
    collection: DEALERS,
    also: () => [SERVICES],
    create: () => new WordIndex(locale),
    copy: (index) => new WordIndex(locale, index),
    async load(index, payload, ids, context) {
      const keywordsOf = await readKeywords(payload, locale)
      const add = (rows: readonly OfferingDealer[]) => {
        for (const row of rows) addDealer(index, row, { keywords: keywordsOf(row, row.services), text: row.text })
      }
      if (!ids) {
        const ask = (after: number, limit: number) =>
          readDealers(payload, locale, sql`${dealersTable.id} > ${after} order by ${dealersTable.id} limit ${limit}`)
        return allInParts(ask, add)
      }
      const rows = context
        ? (await readOverlaid(payload, DEALERS, ids, { context, locale })).map(offeringDealer)
        : await readDealers(payload, locale, idIn(dealersTable.id, ids))
      for (const id of ids) index.delete(id)
      add(rows)
    },
  }
}

/** Where a dealer is beside its postal town, and what it offers. */
async function readKeywords(payload: BasePayload, locale: Locale) {
  const [places, services] = await Promise.all([
    postcodeTable(payload),
    payload.find({ collection: SERVICES, locale, depth: 0, limit: 0, pagination: false, overrideAccess: false }),
  ])
  const names = new Map(services.docs.map(({ id, name }) => [id, name]))
  return ({ postcode }: DealerRow, offered: readonly number[]) => {
    const { municipality = '', county = '' } = places.postcode(textIn(postcode)) ?? {}
    return [dealerWords[locale], municipality, county, ...offered.map((id) => names.get(id) ?? '')].join(' , ')
  }
}

async function readDealers(payload: BasePayload, locale: Locale, condition: SQL): Promise<OfferingDealer[]> {
  const rows = await runStatement(
    payload,
    select(
      columns,
      sql`from ${dealersTable} where ${dealersTable._status} = 'published' and ${isOutsideBin(dealersTable)} and ${condition}`,
    ),
  )
  const ids = rows.map(({ id }) => Number(id))
  if (ids.length === 0) return []
  const [services, texts] = await Promise.all([readServices(payload, ids), readTexts(payload, locale, ids)])
  return rows.map((row) => {
    const id = Number(row.id)
    return { ...row, id, services: services.get(id) ?? [], text: texts.get(id) ?? '' }
  })
}

function offeringDealer({ services, description, contacts, ...dealer }: Dealer): OfferingDealer {
  return {
    ...dealer,
    services: (services ?? []).flatMap((service) => relatedId(service) ?? []),
    text: [richTextOf(description), ...(contacts ?? []).map(({ name }) => name)].join(' '),
  }
}

/** Texts of dealers about themselves, and the people at each. */
async function readTexts(payload: BasePayload, locale: Locale, ids: readonly number[]) {
  const texts = new Map<number, string>()
  const add = (id: unknown, text: string) => texts.set(Number(id), `${texts.get(Number(id)) ?? ''} ${text}`)
  const [descriptions, contacts] = await Promise.all([
    runStatement(
      payload,
      select(
        pick(dealersLocales, '_parent_id', 'description'),
        sql`from ${dealersLocales} where ${dealersLocales._locale} = ${locale} and ${idIn(dealersLocales._parent_id, ids)}`,
      ),
    ),
    runStatement(
      payload,
      select(
        pick(dealersContacts, '_parent_id', 'name'),
        sql`from ${dealersContacts} where ${idIn(dealersContacts._parent_id, ids)}`,
      ),
    ),
  ])
  for (const { _parent_id, description } of descriptions) add(_parent_id, richTextOf(jsonIn(description)))
  for (const { _parent_id, name } of contacts) add(_parent_id, textIn(name))
  return texts
}

/** Ids of the services of dealers. */
async function readServices(payload: BasePayload, ids: readonly number[]): Promise<ReadonlyMap<number, number[]>> {
  const offered = new Map<number, number[]>()
  const rows = await runStatement(
    payload,
    select(
      pick(dealersRels, 'parent_id', 'services_id'),
      sql`from ${dealersRels} where ${dealersRels.path} = 'services' and ${idIn(dealersRels.parent_id, ids)}`,
    ),
  )
  for (const { parent_id, services_id } of rows) {
    const dealer = Number(parent_id)
    offered.set(dealer, [...(offered.get(dealer) ?? []), Number(services_id)])
  }
  return offered
}

function addDealer(index: DealerWords, row: DealerRow, indexed: IndexedText): void {
  index.set(new FoundDealer(row), indexed)
}

const readDealerWords = (reader: ContentReader) => reader.index(definitions[reader.locale])

/** A dealer is found by its place or whole name rather than by a product in its name. */
export const dealerKind: SearchKind<FoundDealer> = {
  name: 'dealer',
  value: 'forhandlere',
  position: 5,
  pinnedFrom: DEALERS,
  heading: 'searchDealers',
  label: 'searchKindDealer',
  sectionSize: 4,
  factor: 0.55,
  questionFactor: 0.35,
  read: readDealerWords,
  readMeant: ({ reader }, term) => dealersNearNamedPlace(reader, term),
  show: ({ slug, place }, site) => ({ href: `${dealersHref(site)}/${slug}`, detail: place || undefined }),
}
