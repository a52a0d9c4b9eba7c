import type { Block } from 'payload'
import { expect, test } from 'vitest'
import { pictureFields, summariseBlock } from './rowSummaries'

test('the pictures of a row are its own picture fields, also beside each other', () => {
  const fields = pictureFields([
    { name: 'file', type: 'upload', relationTo: 'files' },
    { type: 'row', fields: [{ name: 'picture', type: 'upload', relationTo: 'media' }] },
    { name: 'pictures', type: 'upload', relationTo: 'media', hasMany: true },
    { name: 'rows', type: 'array', fields: [{ name: 'other', type: 'upload', relationTo: 'media' }] },
  ])
  expect(fields).toEqual(['picture', 'pictures'])
})

test('a label of its own stays', () => {
  const named: Block = { slug: 'one', fields: [], admin: { components: { Label: '/own' } } }
  const plain: Block = { slug: 'two', fields: [], labels: { singular: 'Two', plural: 'Twos' } }
  summariseBlock(named)
  summariseBlock(plain)
  expect(named.admin?.components?.Label).toBe('/own')
  expect(plain.admin?.components?.Label).toMatchObject({ clientProps: { kind: 'Two', pictures: [], isNamed: true } })
})
