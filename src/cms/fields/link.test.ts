import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { linkField, linkFields, withLinkTargets } from './link'

const stove = {
  type: 'stove',
  collection: 'articles',
  label: { nb: 'Ovn', en: 'Stove' },
  missing: { nb: 'Velg en ovn.', en: 'Choose a stove.' },
} as const

const finder = { type: 'dealers', label: { nb: 'Finn forhandler', en: 'Find a dealer' } }

const named = (fields: readonly Field[], name: string) => fields.find((field) => 'name' in field && field.name === name)
const typesOf = (fields: readonly Field[]) => {
  const type = named(fields, 'type')
  return type?.type === 'radio'
    ? type.options.map((option) => (typeof option === 'string' ? option : option.value))
    : []
}
const inside = (field: Field | undefined): readonly Field[] => (field && 'fields' in field ? field.fields : [])

test('declared targets are offered after pages, a collection with a field of its own, a list without', () => {
  const fields = withLinkTargets(linkFields(), [finder, stove])
  expect(typesOf(fields)).toEqual(['page', 'stove', 'dealers', 'file', 'address'])
  expect(named(fields, 'stove')).toMatchObject({ type: 'relationship', relationTo: 'articles', label: stove.label })
  expect(named(fields, 'dealers')).toBeUndefined()
})

test('links are completed in rows, groups, tabs and blocks', () => {
  const link = linkField()
  const fields = withLinkTargets(
    [
      { type: 'row', fields: [{ name: 'list', type: 'array', fields: [link] }] },
      { type: 'tabs', tabs: [{ label: 'Fane', fields: [link] }] },
      { name: 'items', type: 'blocks', blocks: [{ slug: 'item', fields: [link] }] },
    ],
    [stove],
  )
  const [row, tabs, blocks] = fields
  const places = [
    inside(inside(row)[0]),
    tabs?.type === 'tabs' ? (tabs.tabs[0]?.fields ?? []) : [],
    blocks?.type === 'blocks' ? (blocks.blocks[0]?.fields ?? []) : [],
  ]
  for (const place of places) expect(typesOf(inside(named(place, 'link')))).toContain('stove')
  expect(typesOf(inside(link))).not.toContain('stove')
})

test('a link to a declared target needs its document, an optional link only where it has a label', async () => {
  const says = (fields: readonly Field[], siblingData: object) => {
    const field = named(fields, 'stove')
    const validate = field && 'validate' in field ? (field.validate as unknown) : undefined
    const options = { siblingData: { type: 'stove', ...siblingData }, req: { i18n: { language: 'en' } } }
    return (validate as (value: unknown, options: object) => unknown)(undefined, options)
  }
  const required = withLinkTargets(linkFields(), [stove])
  expect(says(required, { label: '' })).toBe(stove.missing.en)
  expect(says(required, { type: 'page' })).toBe(true)
  const optional = inside(withLinkTargets([linkField()], [stove])[0])
  expect(says(optional, { label: '' })).toBe(true)
  expect(says(optional, { label: 'Se' })).toBe(stove.missing.en)
})
