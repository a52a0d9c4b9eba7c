/** Dealers in search: found by their names, where they are, and what they do. */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { isOutsideBin } from '../../cms/bin'
import { allInParts, type CollectionIndexDefinition } from '../../cms/collectionIndex'
import type { ContentReader } from '../../cms/reader'
import { idIn, textIn } from '../../cms/rows'
import { runStatement } from '../../cms/statements'
import { pick, type RowOf, select } from '../../cms/tables'
import type { Locale, Localised } from '../../lib/locales'
import { type Searchable, WordIndex } from '../../lib/words/wordIndex'
import { dealersHref } from '../../web/links'
import type { SearchKind } from '../../web/searchKind'
import { DEALERS, SERVICES } from './collections'
import { postcodeTable } from './postcodes/table'
import { dealersRels, dealers as dealersTable } from './tables'

interface FoundDealer extends Searchable {
  slug: string
  place: string
}

type DealerWords = WordIndex<FoundDealer>

/** What visitors call a dealer. */
const calledSo: Localised = { nb: 'forhandler butikk', en: 'dealer shop' }

const columns = pick(dealersTable, 'id', 'name', 'slug', 'street', 'postcode', 'place')
type DealerRow = RowOf<keyof typeof columns> & { id: number }
type OfferingDealer = DealerRow & { services: readonly number[] }

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
    async load(index, payload, ids) {
      const keywordsOf = await readKeywords(payload, locale)
      const add = (rows: readonly OfferingDealer[]) => {
        for (const row of rows) addDealer(index, row, keywordsOf(row, row.services))
      }
      if (!ids) {
        const ask = (after: number, limit: number) =>
          readDealers(payload, sql`${dealersTable.id} > ${after} order by ${dealersTable.id} limit ${limit}`)
        return allInParts(ask, add)
      }
      for (const id of ids) index.delete(id)
      add(await readDealers(payload, idIn(dealersTable.id, ids)))
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
    return [calledSo[locale], municipality, county, ...offered.map((id) => names.get(id) ?? '')].join(' , ')
  }
}

async function readDealers(payload: BasePayload, condition: SQL): Promise<OfferingDealer[]> {
  const rows = await runStatement(
    payload,
    select(
      columns,
      sql`from ${dealersTable} where ${dealersTable._status} = 'published' and ${isOutsideBin(dealersTable)} and ${condition}`,
    ),
  )
  const ids = rows.map(({ id }) => Number(id))
  const services = await readServices(payload, ids)
  return rows.map((row) => ({ ...row, id: Number(row.id), services: services.get(Number(row.id)) ?? [] }))
}

/** Ids of the services of dealers. */
async function readServices(payload: BasePayload, ids: readonly number[]): Promise<ReadonlyMap<number, number[]>> {
  const offered = new Map<number, number[]>()
  if (ids.length === 0) return offered
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

function addDealer(index: DealerWords, row: DealerRow, keywords: string): void {
  const place = `${textIn(row.postcode)} ${textIn(row.place)}`.trim()
  const item = {
    id: row.id,
    title: textIn(row.name),
    description: [textIn(row.street), place].filter(Boolean).join(', '),
    slug: textIn(row.slug),
    place: textIn(row.place),
  }
  index.set(item, { keywords })
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
  show: ({ slug, place }, site) => ({ href: `${dealersHref(site)}/${slug}`, detail: place || undefined }),
}
