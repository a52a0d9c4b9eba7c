/** Adds the tracking of saves to collections and globals. */
import type { CollectionConfig, Field, GlobalConfig, PayloadRequest } from 'payload'
import { nobody } from '../../cms/access/roles'
import { withControls, withGlobalControls } from '../../cms/documentControls'
import type { PersonalData } from '../../web/personalData'
import { globalKey, keyOf, targetOf } from './documents'
import { deleteRecord } from './record'
import { beginSave, finishSave } from './tracking'

interface SaveArguments {
  id?: number | string
  data?: Record<string, unknown>
  autosave?: boolean
  publishSpecificLocale?: string
}

const controls = '/src/features/collaboration/admin/Editing#Editing'
const refusals = '/src/features/collaboration/admin/RefusedFields#RefusedFields'
const history = { Component: '/src/features/collaboration/admin/VersionHistory#VersionHistory' }

/** Whether users save it in the admin. */
const isEdited = ({ access, admin, endpoints }: CollectionConfig): boolean =>
  access?.update !== undefined && access.update !== nobody && admin?.hidden !== true && endpoints !== false

/** With our list in the place of the versions' own, if it has versions. */
function withHistory<Watched extends CollectionConfig | GlobalConfig>(watched: Watched): Watched {
  const { admin = {}, versions } = watched
  if (!versions) return watched
  const { components = {} } = admin
  const views = { ...components.views, edit: { ...components.views?.edit, versions: history } as never }
  return { ...watched, admin: { ...admin, components: { ...components, views } } }
}

async function begin(req: PayloadRequest, key: string, args: SaveArguments): Promise<void> {
  const target = targetOf(req, key)
  if (target && args.data)
    await beginSave(req, target, {
      data: args.data,
      autosave: Boolean(args.autosave),
      locale: args.publishSpecificLocale ?? req.locale ?? undefined,
    })
}

/**
 * Tracks saves of collections that users edit: each is compared with its base, and recorded. Not those with personal
 * data of visitors: a kept text, or a fingerprint of a number, would outlive an erasure.
 */
export function watchDocuments(kinds: readonly PersonalData[]): (collection: CollectionConfig) => CollectionConfig {
  const ofVisitors = new Set<string>(kinds.flatMap((kind) => kind.noted ?? []))
  return (collection) => (isEdited(collection) && !ofVisitors.has(collection.slug) ? watched(collection) : collection)
}

function watched(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks = {}, versions } = collection
  return {
    ...withHistory(withControls(collection, controls)),
    hooks: {
      ...hooks,
      beforeOperation: [
        async ({ args, operation, req }) => {
          const save = args as SaveArguments
          if ((operation === 'update' || operation === 'updateByID') && save.id !== undefined)
            await begin(req, keyOf(slug, save.id), save)
          return args
        },
        ...(hooks.beforeOperation ?? []),
      ],
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ doc, operation, req }) => {
          const target = targetOf(req, keyOf(slug, doc.id))
          if (target && (versions || operation === 'update')) await finishSave(req, target, operation === 'create')
          return doc
        },
      ],
      afterDelete: [
        ...(hooks.afterDelete ?? []),
        async ({ doc, id, req }) => {
          await deleteRecord(req, keyOf(slug, id))
          return doc
        },
      ],
    },
  }
}

/** The global in the same way. */
export function watchGlobal(global: GlobalConfig): GlobalConfig {
  const { slug, hooks = {}, access } = global
  if (access?.update === undefined || access.update === nobody) return global
  return {
    ...withHistory(withGlobalControls(global, controls)),
    hooks: {
      ...hooks,
      beforeOperation: [
        async ({ args, operation, req }) => {
          if (operation === 'update') await begin(req, globalKey(slug), args as SaveArguments)
          return args
        },
        ...(hooks.beforeOperation ?? []),
      ],
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ doc, req }) => {
          const target = targetOf(req, globalKey(slug))
          if (target) await finishSave(req, target, false)
          return doc
        },
      ],
    },
  }
}

/** Shows the reasons of a refused save in every form, also those with visitors' data. */
export function withRefusals(collection: CollectionConfig): CollectionConfig {
  // The account form has no slots for components, except its fields.
  if (collection.auth) {
    const shown: Field = { name: 'refusedFields', type: 'ui', admin: { components: { Field: refusals } } }
    return { ...collection, fields: [...collection.fields, shown] }
  }
  return withControls(collection, refusals)
}

export const withGlobalRefusals = (global: GlobalConfig): GlobalConfig => withGlobalControls(global, refusals)
