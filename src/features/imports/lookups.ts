/** Names that cells use for other documents, and the ids that are stored. Read once for each file. */

import type { BasePayload } from 'payload'
import type { Specification } from '../../cms/types'
import { SPECIFICATIONS } from '../catalogue'

/** The field that names a collection's documents in files. */
const nameFields = {
  articleGroups: 'slug',
  productLines: 'slug',
  services: 'slug',
  media: 'filename',
  files: 'filename',
} as const
export type NamedCollection = keyof typeof nameFields

export interface Lookups {
  idOf(collection: NamedCollection, name: string): number | undefined
  nameOf(collection: NamedCollection, id: unknown): string | undefined
  /** Every specification, in the editors' order. */
  specifications: readonly Specification[]
}

export async function readLookups(payload: BasePayload): Promise<Lookups> {
  const ids = new Map<NamedCollection, Map<string, number>>()
  const names = new Map<NamedCollection, Map<number, string>>()
  for (const [collection, field] of Object.entries(nameFields) as [NamedCollection, string][]) {
    const { docs } = await payload.find({
      collection,
      depth: 0,
      limit: 0,
      pagination: false,
      select: { [field]: true } as never,
    })
    const found = (docs as unknown as ({ id: number } & Record<string, unknown>)[]).flatMap((doc) => {
      const name = doc[field]
      return typeof name === 'string' ? [{ id: doc.id, name }] : []
    })
    ids.set(collection, new Map(found.map(({ id, name }) => [name.toLowerCase(), id])))
    names.set(collection, new Map(found.map(({ id, name }) => [id, name])))
  }
  const { docs: specifications } = await payload.find({
    collection: SPECIFICATIONS,
    depth: 0,
    limit: 0,
    pagination: false,
    sort: ['position', 'slug'],
  })
  return {
    specifications,
    idOf: (collection, name) => ids.get(collection)?.get(name.trim().toLowerCase()),
    nameOf: (collection, id) => names.get(collection)?.get(Number(id)),
  }
}
