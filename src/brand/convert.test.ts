import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { linkFields, withLinkTargets } from '../cms/fields/link'
import type { Locale } from '../lib/locales'
import { convertFields, inLocale } from './convert'
import { Names } from './names'

const names = new Names([{ kind: 'article', collection: 'articles' }])
names.set('page', 'vedovner', 3)
names.set('article', 'EV-1008', 8)
names.set('article', 'EV-3080', 9)
names.set('picture', 'stue', 5)
names.set('file', 'brosjyre.pdf', 6)

const convert = (source: Record<string, unknown>, fields: Field[], locale: Locale = 'nb') =>
  convertFields(source, fields, names, (markdown) => ({ markdown }), locale)

/** A list, which links lead to without naming a document. */
const finder = { type: 'dealers', label: { nb: 'Finn forhandler', en: 'Find a dealer' } }

const relation = (fields: object) => [{ name: 'chosen', type: 'relationship', ...fields } as Field]

test.each([
  [
    { page: 'vedovner', anchor: 'mål' },
    { type: 'page', page: 3, anchor: 'mål' },
  ],
  [{ dealers: true }, { type: 'dealers' }],
  [{ file: 'brosjyre.pdf' }, { type: 'file', file: 6 }],
  [{ url: 'https://example.no' }, { type: 'address', url: 'https://example.no' }],
  [{}, { type: 'page' }],
])('a link %j leads where its key says', (given, stored) =>
  expect(convert({ label: 'Se', ...given }, withLinkTargets(linkFields(), [finder]))).toEqual({
    label: 'Se',
    ...stored,
  }),
)

test('a link leads to what a feature declares', () => {
  const labels = { label: { nb: 'Ovn', en: 'Stove' }, missing: { nb: 'Velg en ovn.', en: 'Choose a stove.' } }
  const fields = withLinkTargets(linkFields(), [{ type: 'stove', collection: 'articles', ...labels }])
  expect(convert({ label: 'Se', stove: 'EV-1008' }, fields)).toEqual({ label: 'Se', type: 'stove', stove: 8 })
})

test('a link that may be none is none where nothing is named, and what is named otherwise', () => {
  const fields = withLinkTargets(linkFields({ mayBeNone: true }), [finder])
  expect(convert({ label: 'Meny' }, fields)).toEqual({ label: 'Meny', type: 'none' })
  expect(convert({ label: 'Meny', dealers: false }, fields)).toEqual({ label: 'Meny', type: 'none' })
  expect(convert({ label: 'Meny', file: 'brosjyre.pdf' }, fields)).toMatchObject({ type: 'file', file: 6 })
})

test('a link to two places is a mistake', () =>
  expect(() => convert({ page: 'vedovner', file: 'brosjyre.pdf' }, linkFields())).toThrow(
    'a link leads to one place, not to page and file',
  ))

test('only links lead to dealers', () =>
  expect(() => convert({ dealers: true }, [{ name: 'title', type: 'text' }])).toThrow('there is no field “dealers”'))

test('a relation is looked up in the collection that it leads to', () => {
  expect(convert({ chosen: 'vedovner' }, relation({ relationTo: 'pages' }))).toEqual({ chosen: 3 })
  expect(convert({ chosen: 'EV-1008' }, relation({ relationTo: 'articles' }))).toEqual({ chosen: 8 })
  expect(convert({ chosen: ['EV-3080', 'EV-1008'] }, relation({ relationTo: 'articles', hasMany: true }))).toEqual({
    chosen: [9, 8],
  })
})

test.each([
  [relation({ relationTo: 'pages' }), 'EV-1008', 'there is no page “EV-1008”'],
  [relation({ relationTo: 'articles' }), 'EV-9999', 'there is no article “EV-9999”'],
  [relation({ relationTo: 'articles', hasMany: true }), ['EV-1008', 'EV-9999'], 'there is no article “EV-9999”'],
  [relation({ relationTo: 'articles', hasMany: true }), 'EV-1008', '“chosen” is a list of names'],
  [relation({ relationTo: 'users' }), 'kari', 'a brand folder cannot name what “chosen” relates to'],
  [[{ name: 'chosen', type: 'upload', relationTo: 'media' } as Field], 'hytte', 'there is no picture “hytte”'],
  [[{ name: 'chosen', type: 'upload', relationTo: 'files' } as Field], 'a.pdf', 'there is no file “a.pdf”'],
])('a wrong name is an error that names it', (fields, chosen, message) =>
  expect(() => convert({ chosen }, fields)).toThrow(message),
)

const menu: Field[] = [
  {
    name: 'items',
    type: 'blocks',
    blocks: [
      { slug: 'link', fields: linkFields({ localisedLabel: true }) },
      {
        slug: 'mega',
        fields: [
          ...linkFields({ localisedLabel: true, mayBeNone: true }),
          { name: 'columns', type: 'array', fields: [{ name: 'heading', type: 'text', localized: true }] },
        ],
      },
    ],
  },
]

test('blocks keep their rows in every language, each with the words of the language', () => {
  const source = {
    items: [
      { block: 'link', label: { nb: 'Ovner', en: 'Stoves' }, page: 'vedovner' },
      { block: 'mega', label: 'Varde', columns: [{ heading: { nb: 'Stor', en: 'Large' } }] },
    ],
  }
  expect(convert(source, menu)).toEqual({
    items: [
      { blockType: 'link', label: 'Ovner', type: 'page', page: 3 },
      { blockType: 'mega', label: 'Varde', type: 'none', columns: [{ heading: 'Stor' }] },
    ],
  })
  expect(convert(source, menu, 'en')).toMatchObject({
    items: [{ label: 'Stoves' }, { label: 'Varde', columns: [{ heading: 'Large' }] }],
  })
})

test('a block that there is none of is an error that names it', () =>
  expect(() => convert({ items: [{ block: 'megaa', label: 'X' }] }, menu)).toThrow('there is no block “megaa”'))

test.each([
  [{ nb: 'Ovner', en: 'Stoves' }, 'Ovner', 'Stoves'],
  [{ nb: 'Ovner' }, 'Ovner', undefined],
  ['Varde', 'Varde', 'Varde'],
  [{ light: 'logo.svg' }, { light: 'logo.svg' }, { light: 'logo.svg' }],
])('%j is one text in each language', (value, norwegian, english) => {
  expect(inLocale(value, 'nb')).toEqual(norwegian)
  expect(inLocale(value, 'en')).toEqual(english)
})
