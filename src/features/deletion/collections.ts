/** Access and fields of a collection with `trash`: who sees its bin, who may empty it, and who deleted a document. */
import type { Access, AccessArgs, CollectionConfig, Field, Where } from 'payload'
import { hasRole, staffRoles } from '../../cms/access/roles'
import { binEndpoints } from './endpoints'
import { searchByUse } from './usedOn'
import { unusedEndpoint, usedOnEndpoint } from './usesEndpoints'

const seesBin = ({ req }: AccessArgs) => hasRole(req.user, ...staffRoles)

/** Staff read documents in the bin on request (`?trash=true`); all other users and visitors never get them. */
function readOutsideBin(read: Access | undefined, path: string): Access {
  const outside: Where = { [path]: { exists: false } }
  return async (args) => {
    const result = read ? await read(args) : Boolean(args.req.user)
    if (result === false || seesBin(args)) return result
    return result === true ? outside : { and: [result, outside] }
  }
}

/** Payload passes `deletedAt` for a move to the bin, and none for a permanent deletion. */
function deleteByBin(mayDelete: Access | undefined): Access {
  return async (args) => {
    const { deletedAt } = (args.data ?? {}) as { deletedAt?: unknown }
    if (!deletedAt && !hasRole(args.req.user, 'administrator')) return false
    return mayDelete ? mayDelete(args) : Boolean(args.req.user)
  }
}

/** Written only by `bin.ts`. */
const byProgram = { create: () => false, update: () => false }
const isBinned = (data: { deletedAt?: unknown } | undefined) => Boolean(data?.deletedAt)

const binFields: Field[] = [
  {
    name: 'deletedAt',
    type: 'date',
    index: true,
    access: byProgram,
    admin: { disableBulkEdit: true, hidden: true },
    label: { nb: 'Slettet', en: 'Deleted' },
  },
  {
    // The name outlives the user.
    name: 'deletedBy',
    type: 'text',
    access: byProgram,
    admin: { disableBulkEdit: true, hidden: true },
    label: { nb: 'Slettet av', en: 'Deleted by' },
  },
  {
    name: 'binState',
    type: 'ui',
    admin: {
      position: 'sidebar',
      condition: isBinned,
      components: { Field: '/src/features/deletion/admin/BinState#BinState' },
    },
  },
  {
    name: 'usedIn',
    type: 'ui',
    admin: {
      position: 'sidebar',
      condition: (data) => !isBinned(data),
      components: { Field: '/src/features/deletion/admin/UsedIn#UsedIn' },
    },
  },
]

const useFilters = '/src/features/deletion/admin/UseFilters#UseFilters'

/** Adds a bin to a collection that is configured with one. */
export function withBin(collection: CollectionConfig): CollectionConfig {
  if (!collection.trash) return collection
  const { access = {}, admin = {}, fields, hooks = {}, upload } = collection
  const { components = {} } = admin
  const { beforeListTable = [] } = components
  return {
    ...collection,
    access: {
      ...access,
      read: readOutsideBin(access.read, 'deletedAt'),
      ...(collection.versions ? { readVersions: readOutsideBin(access.readVersions, 'version.deletedAt') } : {}),
      delete: deleteByBin(access.delete),
    },
    admin: {
      ...admin,
      components: {
        ...components,
        beforeListTable: [
          ...beforeListTable,
          ...(upload ? [useFilters] : []),
          '/src/features/deletion/admin/BinList#BinList',
        ],
      },
    },
    endpoints: [...(collection.endpoints || []), ...binEndpoints, ...(upload ? [unusedEndpoint, usedOnEndpoint] : [])],
    fields: [...fields, ...binFields],
    ...(upload ? { hooks: { ...hooks, beforeOperation: [...(hooks.beforeOperation ?? []), searchByUse] } } : {}),
  }
}
