/** The admin's menu: its groups, their order, and the lists that stand on another screen instead. */

import type { CollectionConfig, GlobalConfig, UIField } from 'payload'
import type { Localised } from '../lib/locales'

/** In the order of the menu. Collections and globals refer to these objects; the menu is sorted by identity. */
export const adminGroups = {
  content: { nb: 'Innhold', en: 'Content' },
  catalogue: { nb: 'Katalog', en: 'Catalogue' },
  dealersAndRequests: { nb: 'Forhandlere og forespørsler', en: 'Dealers and requests' },
  marketing: { nb: 'Markedsføring', en: 'Marketing' },
  insights: { nb: 'Innsikt', en: 'Insights' },
  settings: { nb: 'Oppsett', en: 'Settings' },
} as const satisfies Record<string, Localised>

const order: readonly unknown[] = Object.values(adminGroups)

type Entity = Pick<CollectionConfig | GlobalConfig, 'admin'>

/**
 * For `admin` of a collection without an entry of its own in the menu: linked from the topic's screen. Where the program
 * has none, it stands in the group.
 */
export function listedWith(topic: string, group: Localised) {
  return { group, custom: { listedWith: topic } }
}

/** For `admin` of a global: its screen links to the topic's collections that its user sees. */
export function showsLists(topic: string) {
  return { custom: { showsLists: topic } }
}

/** Whether the screen of the global links to the collection. */
export function listsOn(global: Entity, collection: Entity): boolean {
  const topic: unknown = global.admin?.custom?.showsLists
  return topic !== undefined && topic === collection.admin?.custom?.listedWith
}

const position = ({ admin }: Entity) => {
  const index = order.indexOf(admin?.group)
  return index < 0 ? order.length : index
}

const inOrder = <E extends Entity>(entities: readonly E[]): E[] =>
  [...entities].sort((one, other) => position(one) - position(other))

const linksOn = (global: string): UIField => ({
  type: 'ui',
  name: 'listedHere',
  admin: { components: { Field: { path: '/src/web/admin/ListedHere#ListedHere', serverProps: { global } } } },
})

/**
 * Sorts by group, keeping the given order within each. Payload shows groups in the order in which they first occur,
 * collections before globals: a role that sees a collection of one group must see one of each group before it, or
 * none but globals after it (`program.test.ts`).
 */
export function arrangeMenu<C extends CollectionConfig, G extends GlobalConfig>(entities: {
  collections: readonly C[]
  globals: readonly G[]
}): { collections: C[]; globals: G[] } {
  const collections = inOrder(entities.collections).map((collection) =>
    entities.globals.some((global) => listsOn(global, collection))
      ? { ...collection, admin: { ...collection.admin, group: false as const } }
      : collection,
  )
  const globals = inOrder(entities.globals).map((global) =>
    entities.collections.some((collection) => listsOn(global, collection))
      ? { ...global, fields: [linksOn(global.slug), ...global.fields] }
      : global,
  )
  return { collections, globals }
}
