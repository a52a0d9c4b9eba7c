/** Builds the dealers' directory from database rows: 100,000 of them through Payload would take minutes. */
import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { allInParts, type CollectionIndexDefinition } from '../../../cms/collectionIndex'
import { readOverlaid } from '../../../cms/draftOverlay'
import { relatedId } from '../../../cms/relatedId'
import type { Dealer } from '../../../cms/types'
import { defaultLocale } from '../../../lib/locales'
import { DEALERS } from '../collections'
import { openingHours } from '../hours/opening'
import { type PostcodeRange, parsePostcodeRanges } from '../postcodes/ranges'
import { DealerDirectory } from './directory'
import type { DealerEntry } from './entry'
import { type DealerKind, PackedDealer } from './packedDealer'

interface Row
  extends Pick<DealerEntry, 'id' | 'slug' | 'number' | 'name' | 'street' | 'postcode' | 'place' | 'updatedAt'> {
  phone?: string | null | undefined
  latitude?: number | string | null | undefined
  longitude?: number | string | null | undefined
  hours?: string | null | undefined
  exceptions?: string | null | undefined
  holidays?: string | null | undefined
  postcodeRanges?: string | null | undefined
  areaRadius?: number | string | null | undefined
  priority?: number | string | null | undefined
  canonical?: string | null | undefined
}

interface Relation {
  parent: number
  service: number | null
  line: number | null
  article: number | null
}

interface Columns {
  [column: string]: never
}

/** The part of both dialects' drivers that is used here; their types have nothing in common. */
interface Database {
  tables: Record<string, Columns>
  drizzle: {
    select(fields: object): {
      from(table: unknown): {
        where(condition: unknown): Promise<unknown[]> & {
          orderBy(order: unknown): { limit(count: number): Promise<unknown[]> }
        }
      }
    }
  }
}

/** Ids in one query. */
const MANY_IDS = 500

const fields = [
  'id',
  'slug',
  'number',
  'name',
  'street',
  'postcode',
  'place',
  'phone',
  'latitude',
  'longitude',
  'hours',
  'exceptions',
  'holidays',
  'postcodeRanges',
  'areaRadius',
  'priority',
  'canonical',
  'updatedAt',
] as const

export const dealerIndex: CollectionIndexDefinition<DealerDirectory> = {
  name: 'dealers',
  collection: 'dealers',
  create: () => new DealerDirectory(),
  copy: (directory) => new DealerDirectory(directory),
  async load(directory, payload, ids, context) {
    const read = reading(payload)
    if (!ids) {
      const withRelations = async (after: number, limit: number) => read.entries(await read.after(after, limit))
      await allInParts(withRelations, (entries) => {
        for (const entry of entries) directory.put(entry)
      })
      return directory.settle()
    }
    const entries = context
      ? (await readOverlaid(payload, DEALERS, ids, { context, locale: defaultLocale })).map(entryOfDraft)
      : await read.entries(await read.byIds(ids))
    // In the same turn of the event loop as they are added again, so that no search misses a dealer.
    for (const id of ids) directory.remove(id)
    for (const entry of entries) directory.put(entry)
    await directory.settle()
  },
}

/** Reads the main table, which holds published dealers; drafts lie in the table of versions. */
function reading(payload: BasePayload) {
  const { drizzle, tables } = payload.db as unknown as Database
  const { dealers, dealers_rels: rels } = tables
  if (!dealers || !rels) throw new Error('the dealers have no table')
  const wanted = Object.fromEntries(fields.map((name) => [name, dealers[name]]))
  const published = and(eq(dealers._status as never, 'published'), isNull(dealers.deletedAt as never))
  const select = (condition: unknown) => drizzle.select(wanted).from(dealers).where(condition)
  return {
    after: async (after: number, limit: number) =>
      (await select(and(published, gt(dealers.id as never, after)))
        .orderBy(asc(dealers.id as never))
        .limit(limit)) as Row[],
    byIds: async (ids: readonly number[]) =>
      (await select(and(published, inArray(dealers.id as never, [...ids])))) as Row[],
    async entries(rows: readonly Row[]): Promise<DealerEntry[]> {
      const found = new Map<number, Relation[]>()
      const columns = {
        parent: rels.parent,
        service: rels.servicesID,
        line: rels.productLinesID,
        article: rels.articlesID,
      }
      if (rows.length === 0) return []
      const ids = rows.map(({ id }) => id)
      // For a range of the table all related rows; for single dealers only theirs.
      const about =
        rows.length > MANY_IDS
          ? and(gt(rels.parent as never, Math.min(...ids) - 1), lte(rels.parent as never, Math.max(...ids)))
          : inArray(rels.parent as never, ids)
      const relations = await drizzle.select(columns).from(rels).where(about)
      for (const relation of relations as Relation[]) {
        const of = found.get(relation.parent)
        if (of) of.push(relation)
        else found.set(relation.parent, [relation])
      }
      return rows.map((row) => entryOf(row, relatedOf(found.get(row.id) ?? [])))
    },
  }
}

/** As it would stand in the directory if the draft were published; a draft may lack anything. */
export function entryOfDraft(draft: Dealer): DealerEntry {
  const { slug, number, name, street, postcode, place } = draft
  const ids = (related: readonly (number | { id: number })[] | null | undefined) =>
    idsOf((related ?? []).flatMap((one) => relatedId(one) ?? []))
  return entryOf(
    {
      ...draft,
      slug: slug ?? '',
      number: number ?? '',
      name: name ?? '',
      street: street ?? '',
      postcode: postcode ?? '',
      place: place ?? '',
    },
    { services: ids(draft.services), lines: ids(draft.productLines), onShow: ids(draft.onShow) },
  )
}

/** Ids, one behind the other. */
type Related = Record<'services' | 'lines' | 'onShow', string>

const relatedOf = (relations: readonly Relation[]): Related => ({
  services: idsOf(relations.map(({ service }) => service)),
  lines: idsOf(relations.map(({ line }) => line)),
  onShow: idsOf(relations.map(({ article }) => article)),
})

function entryOf(row: Row, related: Related): DealerEntry {
  const { latitude, longitude, phone, canonical, updatedAt } = row
  const isLocated = latitude != null && longitude != null
  return new PackedDealer(
    row.id,
    { ...row, phone: phone ?? '', canonical: canonical ?? '', updatedAt: String(updatedAt) },
    isLocated ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined,
    kindOf(row, related),
  )
}

/** Interns values that many dealers share. */
function once<Value>(make: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    if (known.has(text)) return known.get(text) as Value
    const value = make(text)
    if (known.size >= MOST_KEPT) known.clear()
    known.set(text, value)
    return value
  }
}

const MOST_KEPT = 5000

const readHours = once((json) => openingHours(JSON.parse(json)))

const rangesOf = once((text): readonly PostcodeRange[] => {
  const parsed = parsePostcodeRanges(text)
  return 'ranges' in parsed ? parsed.ranges : []
})

const readIds = once((text): readonly number[] => (text ? text.split(',').map(Number) : []))

const readKind = once((json): DealerKind => {
  const { hours, ranges, areaRadius, priority, services, lines, onShow } = JSON.parse(json)
  return {
    services: readIds(services),
    lines: readIds(lines),
    onShow: readIds(onShow),
    hours: readHours(JSON.stringify(hours)),
    ranges: rangesOf(ranges),
    areaRadius,
    priority,
  }
})
const idsOf = (ids: readonly (number | null)[]) => ids.filter((id) => id !== null).join(',')

function kindOf({ hours, exceptions, holidays, postcodeRanges, areaRadius, priority }: Row, related: Related) {
  return readKind(
    JSON.stringify({
      ...related,
      hours: { hours, exceptions, holidays },
      ranges: postcodeRanges ?? '',
      areaRadius: Number(areaRadius ?? 0),
      priority: Number(priority ?? 0),
    }),
  )
}
