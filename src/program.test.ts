import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { roles } from './cms/access/roles'
import { adminGroups, arrangeMenu, listsOn } from './cms/adminMenu'
import { files, media } from './cms/uploads/collections'
import { program } from './program'
import { siteGlobal } from './web/globals'
import { textsGlobal } from './web/ownTexts'
import { themeGlobal } from './web/themeGlobal'

/** Fields that the admin would draw, with those inside them. */
function visible(fields: readonly Field[], path: string): { path: string; field: Field }[] {
  return fields.flatMap((field) => {
    if (field.type !== 'ui' && (field.hidden || field.admin?.hidden)) return []
    const own = 'name' in field ? `${path}.${field.name}` : path
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => visible(tab.fields, own))
    if (field.type === 'blocks') return field.blocks.flatMap((block) => visible(block.fields, `${own}.${block.slug}`))
    return [{ path: own, field }, ...('fields' in field ? visible(field.fields, own) : [])]
  })
}

const administrator = { collection: 'users', id: 1, email: 'a@b.no', roles: ['administrator'], role: 'administrator' }

/** An administrator sees more than any other role. */
const isHidden = (hidden: unknown) => (typeof hidden === 'function' ? hidden({ user: administrator }) : hidden === true)

/** Whether a screen of ours stands in place of the fields. */
const hasOwnScreen = (views: object | undefined) =>
  views !== undefined && 'edit' in views && JSON.stringify(views.edit).includes('Component')

test('no field is drawn with the code editor that Payload fetches from a public CDN', () => {
  const collections = program.flatMap(({ collections = [] }) =>
    collections.map((entry) => ('collection' in entry ? entry.collection : entry)),
  )
  const screens = [...collections, ...program.flatMap(({ globals = [] }) => globals)]
  const drawn = [
    ...screens
      .filter(({ admin }) => !isHidden(admin?.hidden))
      .filter(({ admin }) => !hasOwnScreen(admin?.components?.views))
      .flatMap(({ slug, fields }) => visible(fields, slug)),
  ]
  expect(drawn.length).toBeGreaterThan(100)
  const fetched = drawn.filter(
    ({ field }) => (field.type === 'code' || field.type === 'json') && !field.admin?.components?.Field,
  )
  expect(fetched.map(({ path }) => path)).toEqual([])
})

const menu = arrangeMenu({
  collections: [
    ...program.flatMap(({ collections = [] }) =>
      collections.map((entry) => ('collection' in entry ? entry.collection : entry)),
    ),
    media,
    files,
  ],
  globals: [siteGlobal([]), themeGlobal, textsGlobal([]), ...program.flatMap(({ globals = [] }) => globals)],
})
const entities = [...menu.collections, ...menu.globals]

const seenBy = (role: string) =>
  entities.filter(({ admin }) => {
    const hidden: unknown = admin?.hidden
    return typeof hidden === 'function' ? !hidden({ user: { ...administrator, role, roles: [role] } }) : !hidden
  })

test.each(roles)('the menu of the role %s has its groups in one order, from the six that are declared', (role) => {
  const groups = seenBy(role).flatMap(({ admin }) => (admin?.group === false ? [] : [admin?.group]))
  const declared: readonly unknown[] = Object.values(adminGroups)
  const positions = [...new Set(groups)].map((group) => declared.indexOf(group))
  expect(positions.length).toBeGreaterThan(0)
  expect(positions).toEqual(positions.toSorted((one, other) => one - other))
  expect(positions).not.toContain(-1)
})

test.each(roles)('what the role %s sees outside the menu is linked from a screen that it sees', (role) => {
  const seen = seenBy(role)
  const outside = seen.filter(({ admin }) => admin?.group === false)
  const lost = outside.filter((list) => !seen.some((screen) => listsOn(screen, list)))
  expect(lost.map(({ slug }) => slug)).toEqual([])
})

test('consent has one entry in the menu, whose screen links to all evidence', () => {
  const screens = menu.globals.filter(({ fields }) =>
    fields.some((field) => 'name' in field && field.name === 'listedHere'),
  )
  expect(screens.map(({ slug }) => slug)).toEqual(['consentSettings'])
  const outside = menu.collections.filter(({ admin }) => admin?.group === false)
  expect(outside.map(({ slug }) => slug).sort()).toEqual([
    'choiceWordings',
    'consentChoices',
    'consentEvents',
    'consentWordings',
  ])
})
