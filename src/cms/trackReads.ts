/** Reports to a render's reader which documents it read, and which it requested and could not read. */
import type { CollectionConfig, Where } from 'payload'
import { recordRead } from './reader'

/** Ids in a query by id alone, as Payload populates relations. */
function requestedIds(where: Where | undefined): readonly unknown[] {
  const requested: unknown = where?.id && typeof where.id === 'object' && 'in' in where.id ? where.id.in : undefined
  return Array.isArray(requested) ? requested : []
}

export function trackReads(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks = {} } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks.beforeOperation ?? []),
        ({ args, operation, req }) => {
          // A page that refers to a draft must be rendered again when it is published, though it was not read now.
          if (operation === 'read')
            for (const id of requestedIds((args as { where?: Where }).where)) recordRead(req, `${slug}:${id}`)
          return args
        },
      ],
      afterRead: [
        ...(hooks.afterRead ?? []),
        ({ doc, req }) => {
          recordRead(req, `${slug}:${doc.id}`)
          return doc
        },
      ],
    },
  }
}
