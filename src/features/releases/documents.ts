/** The documents of a release, as stored: relations to collections with drafts. */
import type { CollectionSlug } from 'payload'
import { relatedId } from '../../cms/relatedId'
import { isValues } from '../../lib/isValues'
import { keyOf } from '../collaboration'

export interface DocumentRef {
  collection: CollectionSlug
  id: number
}

/** Titles by key (`pages:12`): a document that is deleted for good leaves only this. */
export type KnownTitles = Readonly<Record<string, string>>

export const refKey = ({ collection, id }: DocumentRef): string => keyOf(collection, id)

/** Reads the relations in either depth, each document once. */
export function refsIn(documents: unknown): DocumentRef[] {
  const refs = new Map<string, DocumentRef>()
  for (const one of Array.isArray(documents) ? documents : []) {
    if (!isValues(one) || typeof one.relationTo !== 'string') continue
    const id = relatedId(one.value as Parameters<typeof relatedId>[0])
    if (id === undefined) continue
    const ref = { collection: one.relationTo as CollectionSlug, id }
    refs.set(refKey(ref), ref)
  }
  return [...refs.values()]
}

export function knownIn(stored: unknown): KnownTitles {
  if (!isValues(stored)) return {}
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** In the form that Payload stores. */
export const stored = (refs: readonly DocumentRef[]) =>
  refs.map(({ collection, id }) => ({ relationTo: collection, value: id }))
