/** A release is published as any document is, by its status: that publishes what it holds. */
import { APIError, type CollectionAfterChangeHook, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { translateFor } from '../../cms/messages'
import type { Release } from '../../cms/types'
import { claim, endClaim } from './claim'
import { type DocumentRef, type KnownTitles, knownIn, refKey, refsIn, stored } from './documents'
import { messages } from './messages'
import { publishDocuments } from './publish'
import { readRows } from './rows'

/** Titles of all documents that it ever held and that an editor did not take out. */
async function titlesNow(
  req: PayloadRequest,
  refs: readonly DocumentRef[],
  before: Pick<Release, 'documents' | 'known'> | undefined,
): Promise<KnownTitles> {
  const keys = new Set(refs.map(refKey))
  const formerly = new Set(refsIn(before?.documents).map(refKey))
  // What is related no longer though no one took it out was deleted.
  const known = Object.entries(knownIn(before?.known)).filter(([key]) => !formerly.has(key) && !keys.has(key))
  const rows = await readRows(req, refs, knownIn(before?.known), { isChecked: false })
  return Object.fromEntries([
    ...rows.filter(({ document }) => keys.has(document)).map(({ document, title }) => [document, title]),
    ...known,
  ])
}

/** What was published together stays what it was. */
const isSame = (one: Partial<Release>, other: Partial<Release>): boolean =>
  one.title === other.title &&
  (one.note ?? '') === (other.note ?? '') &&
  refsIn(one.documents).map(refKey).join() === refsIn(other.documents).map(refKey).join()

export const publishHeld: CollectionBeforeChangeHook<Release> = async ({ data, originalDoc, req }) => {
  if (originalDoc?._status === 'published') {
    if (data._status === 'published' && isSame({ ...originalDoc, ...data }, originalDoc)) return data
    throw new APIError(translateFor(req, messages.isPublished), 409, undefined, true)
  }
  const documents = data.documents === undefined ? originalDoc?.documents : data.documents
  const refs = refsIn(documents)
  const known = await titlesNow(req, refs, originalDoc)
  const saved = { ...data, documents: stored(refs) as Release['documents'], known }
  // Without a title it is refused by its own field.
  if (data._status !== 'published' || !(data.title ?? originalDoc?.title)?.trim()) return saved
  await claim(req, originalDoc?.id)
  try {
    await publishDocuments(req, refs, known)
  } catch (error) {
    await endClaim(req)
    throw error
  }
  return saved
}

export const publishedHeld: CollectionAfterChangeHook<Release> = ({ req }) => endClaim(req)
