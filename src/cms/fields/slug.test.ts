import { expect, test } from 'vitest'
import { segmentFrom } from '../../lib/norwegian'
import { fillSlug } from './slug'

const filled = (data: object, originalDoc?: object) =>
  (fillSlug('name', 'number') as (args: object) => { slug?: string } | undefined)({ data, originalDoc })?.slug

test.each([
  ['Varde 8 Kleber', 'varde-8-kleber'],
  ['Bålfat 80', 'balfat-80'],
  ['  Peissett, «Smie» ', 'peissett-smie'],
  ['!!!', ''],
])('%j becomes %j', (name, slug) => expect(segmentFrom(name)).toBe(slug))

test('a slug made of a long name ends in a letter or digit', () => {
  expect(segmentFrom('a'.repeat(200))).toBe('a'.repeat(80))
  expect(segmentFrom(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79))
})

test('an empty slug is made of the name, and of the number where the name has no letters', () => {
  expect(filled({ name: 'Bålfat 80', slug: ' ' })).toBe('balfat-80')
  expect(filled({ name: '☆', number: 'EV-3080' })).toBe('ev-3080')
})

test('a typed slug is put into its form, and one that is there stays when the name changes', () => {
  expect(filled({ name: 'Bålfat 80', slug: 'Stort Bålfat' })).toBe('stort-balfat')
  expect(filled({ name: 'Bålfat 80 cm' }, { name: 'Bålfat 80', slug: 'balfat-80' })).toBe('balfat-80')
})
