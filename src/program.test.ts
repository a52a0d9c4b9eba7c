import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { program } from './program'

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
