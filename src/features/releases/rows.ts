/** What publishing a release would do to each of its documents, and what hinders it. */
import { getTranslation } from '@payloadcms/translations'
import { type CollectionSlug, isolateObjectProperty, type PayloadRequest } from 'payload'
import { documentHref } from '../../cms/adminAddresses'
import { invalidFields } from '../../cms/invalidFields'
import { lastAuthors } from '../../cms/lastAuthors'
import { defaultLocale } from '../../lib/locales'
import { titleField } from '../../web/waitingDocuments'
import { readLatest } from '../collaboration'
import { type DocumentRef, type KnownTitles, refKey } from './documents'
import { MAX_DOCUMENTS, type ReleaseProblem, type ReleaseRow } from './facts'

/** Fields of documents that the user may read, those in the bin too, by id. */
async function fieldsOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly number[],
  state: 'newest' | 'published',
): Promise<ReadonlyMap<number, Readonly<Record<string, unknown>>>> {
  const { docs } = await req.payload.find({
    collection,
    where: {
      and: [{ id: { in: [...ids] } }, ...(state === 'published' ? [{ _status: { equals: 'published' } }] : [])],
    },
    draft: state === 'newest',
    trash: true,
    limit: MAX_DOCUMENTS,
    depth: 0,
    select: { [titleField(req, collection)]: true, _status: true, deletedAt: true, updatedAt: true } as never,
    overrideAccess: false,
    req: isolateObjectProperty(req, ['context', 'query', 'payloadDataLoader']),
  })
  return new Map((docs as unknown as Record<string, unknown>[]).map((doc) => [Number(doc.id), doc]))
}

/** Fields of the newest state that publishing would refuse, in the language in which it validates. */
async function problemsOf(req: PayloadRequest, { collection, id }: DocumentRef): Promise<ReleaseProblem[]> {
  const own = isolateObjectProperty(req, ['locale', 'fallbackLocale', 'context', 'query', 'payloadDataLoader'])
  own.locale = defaultLocale
  own.context = {}
  const document = await readLatest(own, { slug: collection, id }, { locale: defaultLocale })
  if (!document) return []
  const { fields } = req.payload.collections[collection].config
  const invalid = await invalidFields({ req: own, slug: collection, fields, document: { ...document, id } })
  return invalid.map(({ label, message }) => ({ label: label.replaceAll(' > ', ' › '), reason: message }))
}

const kindOf = (req: PayloadRequest, collection: CollectionSlug): string =>
  getTranslation(req.payload.collections[collection].config.labels.singular, req.i18n)

/**
 * One row for each document, in the order of the release; then those that were deleted for good, by the title that they
 * had. Only what has something to publish is validated, unless `isChecked` is false.
 */
export async function readRows(
  req: PayloadRequest,
  refs: readonly DocumentRef[],
  known: KnownTitles,
  { isChecked = true }: { isChecked?: boolean } = {},
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
    const { title, newest, published, authors, kind = '' } = facts.get(collection) ?? {}
    const found = newest?.get(id)
    if (!found) {
      rows.push({ document, kind, title: known[document] ?? `#${id}`, state: 'gone', problems: [] })
      continue
    }
    const isDraft = found._status !== 'published'
    const isBinned = Boolean(found.deletedAt)
    const author = authors?.get(id)
    // A draft may lack its title.
    const names = [found[title ?? ''], published?.get(id)?.[title ?? '']]
    rows.push({
      document,
      kind,
      title: names.find((name): name is string => typeof name === 'string' && name !== '') ?? `#${id}`,
      state: isBinned ? 'binned' : !isDraft ? 'unchanged' : published?.has(id) ? 'newer' : 'newDocument',
      ...(isBinned ? {} : { href: documentHref(collection, id) }),
      ...(author ? { author } : {}),
      changedAt: String(found.updatedAt),
      problems: isChecked && isDraft && !isBinned ? await problemsOf(req, ref) : [],
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
    title: titleField(req, collection),
    newest: await fieldsOf(req, collection, ids, 'newest'),
    published: await fieldsOf(req, collection, ids, 'published'),
    authors: await lastAuthors.of(req.payload)(req, collection, ids),
    kind: kindOf(req, collection),
  }
}
