import type { CollectionSlug, PayloadRequest } from 'payload'

/** The last published version of a document, in all languages; undefined if it was never published. */
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
