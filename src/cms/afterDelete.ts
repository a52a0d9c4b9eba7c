/** Work that follows the deletion of a document, in its transaction. */
import type { CollectionConfig, PayloadRequest } from 'payload'

/** Payload goes on with what a hook returns in place of the document, so that of `work` is dropped. */
export const withAfterDelete = (
  collection: CollectionConfig,
  work: (req: PayloadRequest, id: number) => Promise<unknown>,
): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    afterDelete: [
      ...(collection.hooks?.afterDelete ?? []),
      async ({ id, req }) => {
        await work(req, Number(id))
      },
    ],
  },
})
