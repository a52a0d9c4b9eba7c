import type { CollectionSlug, PayloadRequest } from 'payload'

/** A document as visitors saw it last, in all languages; undefined where they never did. */
export async function lastPublished<Document extends object>(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<Document | undefined> {
  const { docs } = await req.payload.db.findVersions<Document>({
    collection,
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    locale: 'all',
    req,
  })
  return docs[0]?.version
}
