/** What publishing a release would do to each of its documents, and what hinders it. */
import { type CollectionSlug, isolateObjectProperty, type PayloadRequest } from 'payload'
import { documentHref } from '../../cms/adminAddresses'
import { invalidFields } from '../../cms/invalidFields'
import { lastAuthors } from '../../cms/lastAuthors'
import { languageOf } from '../../cms/messages'
import { isValues } from '../../lib/isValues'
import { defaultLocale } from '../../lib/locales'
import { titleField } from '../../web/waiting'
import { readLatest } from '../collaboration'
import { type DocumentRef, type KnownTitles, refKey } from './documents'
import { MAX_DOCUMENTS, type Problem, type ReleaseRow } from './facts'

interface Newest {
  title: string
  isDraft: boolean
  isBinned: boolean
  changedAt: string
}

/** The newest state of the documents of a collection that the user may read, those in the bin too. */
async function newestIn(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly number[],
): Promise<Map<number, Newest>> {
  const title = titleField(req, collection)
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: [...ids] } },
    draft: true,
    trash: true,
    limit: MAX_DOCUMENTS,
    depth: 0,
    select: { [title]: true, _status: true, deletedAt: true, updatedAt: true } as never,
    overrideAccess: false,
    req: isolateObjectProperty(req, ['context', 'query', 'payloadDataLoader']),
  })
  return new Map(
    (docs as unknown as Record<string, unknown>[]).map((doc) => [
      Number(doc.id),
      {
        title: typeof doc[title] === 'string' && doc[title] ? doc[title] : `#${doc.id}`,
        isDraft: doc._status !== 'published',
        isBinned: Boolean(doc.deletedAt),
        changedAt: String(doc.updatedAt),
      },
    ]),
  )
}

/** Ids that have a published state. */
async function publishedIn(
  { payload }: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { docs } = await payload.db.find<{ id: number }>({
    collection,
    where: { and: [{ id: { in: [...ids] } }, { _status: { equals: 'published' } }] },
    limit: 0,
    pagination: false,
    select: { _status: true },
  })
  return new Set(docs.map(({ id }) => id))
}

/** Fields of the newest state that publishing would refuse, in the language in which it validates. */
async function problemsOf(req: PayloadRequest, { collection, id }: DocumentRef): Promise<Problem[]> {
  const own = isolateObjectProperty(req, ['locale', 'fallbackLocale', 'context', 'query', 'payloadDataLoader'])
  own.locale = defaultLocale
  own.context = {}
  const document = await readLatest(own, { slug: collection, id }, { locale: defaultLocale })
  if (!document) return []
  const { fields } = req.payload.collections[collection].config
  const invalid = await invalidFields({ req: own, slug: collection, fields, document: { ...document, id } })
  return invalid.map(({ label, message }) => ({ label: label.replaceAll(' > ', ' › '), reason: message }))
}

function kindOf(req: PayloadRequest, collection: CollectionSlug): string {
  const label = req.payload.collections[collection].config.labels.singular
  const text = isValues(label) ? label[languageOf(req)] : label
  return typeof text === 'string' ? text : collection
}

/**
 * One row for each document, in the order of the release; then those that were deleted for good, by the title that they
 * had. Only what has something to publish is validated.
 */
export async function readRows(
  req: PayloadRequest,
  refs: readonly DocumentRef[],
  known: KnownTitles,
): Promise<ReleaseRow[]> {
  const facts = new Map<CollectionSlug, Awaited<ReturnType<typeof factsOf>>>()
  for (const collection of new Set(refs.map((ref) => ref.collection)))
    facts.set(
      collection,
      await factsOf(
        req,
        collection,
        refs.filter((ref) => ref.collection === collection).map(({ id }) => id),
      ),
    )
  const rows: ReleaseRow[] = []
  for (const ref of refs) {
    const { collection, id } = ref
    const document = refKey(ref)
    const { newest, published, authors, kind } = facts.get(collection) ?? {}
    const found = newest?.get(id)
    if (!found) {
      rows.push({ document, kind: kind ?? '', title: known[document] ?? `#${id}`, state: 'gone', problems: [] })
      continue
    }
    const { title, isDraft, isBinned, changedAt } = found
    const author = authors?.get(id)
    rows.push({
      document,
      kind: kind ?? '',
      title,
      state: isBinned ? 'binned' : !isDraft ? 'unchanged' : published?.has(id) ? 'newer' : 'newDocument',
      ...(isBinned ? {} : { href: documentHref(collection, id) }),
      ...(author ? { author } : {}),
      changedAt,
      problems: isDraft && !isBinned ? await problemsOf(req, ref) : [],
    })
  }
  const present = new Set(rows.map(({ document }) => document))
  for (const [document, title] of Object.entries(known)) {
    const collection = document.split(':')[0] as CollectionSlug
    if (present.has(document) || !Object.hasOwn(req.payload.collections, collection)) continue
    rows.push({ document, kind: kindOf(req, collection), title, state: 'gone', problems: [] })
  }
  return rows
}

async function factsOf(req: PayloadRequest, collection: CollectionSlug, ids: readonly number[]) {
  return {
    newest: await newestIn(req, collection, ids),
    published: await publishedIn(req, collection, ids),
    authors: await lastAuthors.of(req.payload)(req, collection, ids),
    kind: kindOf(req, collection),
  }
}
