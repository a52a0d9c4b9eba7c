/**
 * Finds where documents are used: in what visitors see, and in newer drafts. Based on the field configuration, in every
 * collection and global.
 */
import { setImmediate as turn } from 'node:timers/promises'
import type { BasePayload, CollectionSlug, SanitizedCollectionConfig, SanitizedGlobalConfig, Where } from 'payload'
import { outsideBin } from '../../cms/bin'
import { globalStates, hasDrafts } from '../../cms/documentStates'
import { type Locale, type Localised, locales } from '../../lib/locales'
import type { Use, UseState } from './admin/facts'
import { deletionMessages } from './messages'
import { ReferenceWalk } from './references'
import { readJsonCandidates, storedReferences, tableOf } from './storedReferences'

/** Documents read and walked at once; visitors' requests are served in between. */
const PART = 20

interface Found {
  id: number
  document: Record<string, unknown>
}

const labelIn = (label: unknown, locale: Locale, slug: string): string =>
  typeof label === 'string' ? label : ((label as Partial<Localised> | undefined)?.[locale] ?? slug)

/** The document's title as stored in every language, in this one or another. */
export function titleOf(
  document: Record<string, unknown>,
  { admin }: SanitizedCollectionConfig,
  locale: Locale,
  id: number,
): string {
  const value = document[admin.useAsTitle ?? 'id']
  const texts = typeof value === 'object' && value !== null ? (value as Partial<Record<Locale, unknown>>) : undefined
  const text = texts ? [locale, ...locales].map((one) => texts[one]).find(Boolean) : value
  return text ? String(text) : `#${id}`
}

/** The ids among `ids` that this document references. */
function targetsIn(
  payload: BasePayload,
  { flattenedFields }: Pick<SanitizedCollectionConfig, 'flattenedFields'>,
  document: object,
  { target, ids }: { target: string; ids: ReadonlySet<number> },
): Set<number> {
  const found = new Set<number>()
  new ReferenceWalk(payload, ({ collection, id }) => {
    if (collection === target && ids.has(id)) found.add(id)
  }).document(flattenedFields, document)
  return found
}

/** Row of a document: the table's, if published; its newest version; the table's, of a draft without a version. */
const rowsOfDocuments = ['published', 'draft', 'unversioned'] as const
type Row = (typeof rowsOfDocuments)[number]

/** An import stores drafts without a version; for others the newest version counts. */
async function withoutVersions(payload: BasePayload, collection: CollectionSlug, found: Found[]): Promise<Found[]> {
  if (found.length === 0) return found
  const { docs } = await payload.db.findVersions({
    collection,
    where: { and: [{ latest: { equals: true } }, { parent: { in: found.map(({ id }) => id) } }] },
    limit: 0,
    pagination: false,
    select: { parent: true },
  })
  const versioned = new Set(docs.map(({ parent }) => Number(parent)))
  return found.filter(({ id }) => !versioned.has(id))
}

/** Documents of a collection in one state that may reference these. */
async function* candidates(
  payload: BasePayload,
  config: SanitizedCollectionConfig,
  { target, ids, state }: { target: string; ids: readonly number[]; state: Row },
): AsyncGenerator<readonly Found[]> {
  const { slug, flattenedFields, trash } = config
  const { conditions, json, anyDocument } = storedReferences(payload, flattenedFields, target)
  if (conditions.length === 0 && json.length === 0 && !anyDocument) return
  const versioned = hasDrafts(config)
  if (state !== 'published' && !versioned) return
  const prefix = state === 'draft' ? 'version.' : ''
  const rules: Where[] = []
  if (state === 'draft') rules.push({ latest: { equals: true } }, { 'version._status': { equals: 'draft' } })
  else if (versioned) rules.push({ _status: { [state === 'published' ? 'equals' : 'not_equals']: 'published' } })
  if (trash) rules.push(state === 'draft' ? { 'version.deletedAt': { exists: false } } : outsideBin)

  const read = async (where: Where): Promise<Found[]> => {
    const query = { collection: slug, limit: 0, pagination: false, where: { and: [...rules, where] } }
    if (state !== 'draft') {
      const { docs } = await payload.db.find<Found['document'] & { id: number }>(query)
      const found = docs.map((document) => ({ id: document.id, document }))
      return state === 'published' ? found : withoutVersions(payload, slug, found)
    }
    const { docs } = await payload.db.findVersions<Found['document']>(query)
    return docs.map(({ parent, version }) => ({ id: Number(parent), document: version }))
  }
  if (anyDocument) {
    yield* partsOf(await read({ id: { exists: true } }))
    return
  }
  const seen = new Set<number>()
  for (const condition of conditions) {
    const found = (await read(condition(ids, prefix))).filter(({ id }) => !seen.has(id))
    for (const { id } of found) seen.add(id)
    yield* partsOf(found)
  }
  if (json.length === 0) return
  const table = tableOf(payload, slug)
  const drafts = versioned ? state : 'none'
  const rows = await readJsonCandidates(payload, { table, json, drafts }, ids, trash === true)
  for (const part of partsOf(rows)) yield (await read({ id: { in: [...part] } })).filter(({ id }) => !seen.has(id))
}

function* partsOf<Item>(all: readonly Item[]): Generator<readonly Item[]> {
  for (let at = 0; at < all.length; at += PART) yield all.slice(at, at + PART)
}

/** Ids of the collection's documents that are scheduled for publication. */
async function scheduledIn(payload: BasePayload, slug: string): Promise<ReadonlySet<number>> {
  const { docs } = await payload.db.find<{ input?: { type?: string; doc?: { relationTo?: string; value?: unknown } } }>(
    {
      collection: 'payload-jobs',
      where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, { completedAt: { exists: false } }] },
      limit: 0,
      pagination: false,
    },
  )
  return new Set(
    docs.flatMap(({ input }) =>
      input?.type !== 'unpublish' && input?.doc?.relationTo === slug ? Number(input.doc.value) : [],
    ),
  )
}

export interface Uses {
  uses: Use[]
  /** False if there are more than were requested. */
  isComplete: boolean
}

/** The documents that use these, other than themselves; the search ends after `most`. */
export async function findUses(
  payload: BasePayload,
  { collection: target, ids }: { collection: string; ids: readonly number[] },
  locale: Locale,
  most: number,
): Promise<Uses> {
  if (ids.length === 0) return { uses: [], isComplete: true }
  const wanted = { target, ids: new Set(ids) }
  const uses: Use[] = []
  for (const { config } of Object.values(payload.collections)) {
    if (config.slug.startsWith('payload-')) continue
    const own = new Map<number, Use>()
    const isEnough = () => uses.length + own.size > most
    for (const row of rowsOfDocuments)
      for await (const part of candidates(payload, config, { target, ids, state: row })) {
        const state: UseState = row === 'published' ? row : 'draft'
        for (const { id, document } of part) {
          if (config.slug === target && wanted.ids.has(id)) continue
          const targets = targetsIn(payload, config, document, wanted)
          if (targets.size === 0) continue
          const known = own.get(id)
          if (known) {
            known.states = [...new Set([...known.states, state])]
            known.targets = [...new Set([...known.targets, ...targets])]
          } else
            own.set(id, {
              kind: 'collection',
              slug: config.slug,
              id,
              title: titleOf(document, config, locale, id),
              label: labelIn(config.labels.singular, locale, config.slug),
              href: `/admin/collections/${config.slug}/${id}`,
              states: [state],
              targets: [...targets],
            })
        }
        if (isEnough()) break
        await turn()
      }
    if ([...own.values()].some(({ states }) => states.includes('draft'))) {
      const scheduled = await scheduledIn(payload, config.slug)
      for (const [id, use] of own)
        if (scheduled.has(id)) use.states = use.states.map((state) => (state === 'draft' ? 'scheduled' : state))
    }
    uses.push(...own.values())
    if (uses.length > most) return { uses: sorted(uses.slice(0, most), locale), isComplete: false }
  }
  for (const config of payload.globals.config) {
    const use = await useInGlobal(payload, config, wanted, locale)
    if (use) uses.push(use)
  }
  return { uses: sorted(uses, locale), isComplete: true }
}

const sorted = (uses: readonly Use[], locale: Locale): Use[] =>
  [...uses].sort(
    (one, other) =>
      Number(other.states.includes('published')) - Number(one.states.includes('published')) ||
      one.label.localeCompare(other.label, locale) ||
      one.title.localeCompare(other.title, locale),
  )

async function useInGlobal(
  payload: BasePayload,
  config: SanitizedGlobalConfig,
  wanted: { target: string; ids: ReadonlySet<number> },
  locale: Locale,
): Promise<Use | undefined> {
  const { conditions, json, anyDocument } = storedReferences(payload, config.flattenedFields, wanted.target)
  if (conditions.length === 0 && json.length === 0 && !anyDocument) return undefined
  const states: UseState[] = []
  const targets = new Set<number>()
  for (const { state, document } of await globalStates(payload, config)) {
    const found = targetsIn(payload, config, document, wanted)
    if (found.size > 0) states.push(state)
    for (const id of found) targets.add(id)
  }
  const { slug, label } = config
  const title = labelIn(label, locale, slug)
  if (states.length === 0) return undefined
  return {
    kind: 'global',
    slug,
    title,
    label: deletionMessages.settings[locale],
    href: `/admin/globals/${slug}`,
    states,
    targets: [...targets],
  }
}
