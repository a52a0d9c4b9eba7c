import { expect, test } from 'vitest'
import { blocksOfFields, blocksOfPath, isLocalisedPath, labelOfPath } from './fieldLabels'

const label = (nb: string, en: string) => ({ nb, en })
const fields = [
  { type: 'text', name: 'slug', label: label('Adresse', 'Address') },
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Farger',
        fields: [
          {
            type: 'group',
            name: 'light',
            label: label('Lyst', 'Light'),
            fields: [
              { type: 'row', fields: [{ type: 'text', name: 'muted', label: label('Dempet tekst', 'Muted text') }] },
            ],
          },
        ],
      },
      { name: 'own', label: 'Egen', fields: [{ type: 'text', name: 'slug', label: 'Annen' }] },
    ],
  },
  {
    type: 'blocks',
    name: 'body',
    label: label('Innhold', 'Content'),
    blocks: [
      {
        slug: 'hero',
        labels: { singular: label('Toppfelt', 'Hero') },
        fields: [{ type: 'text', name: 'heading', label: label('Overskrift', 'Heading') }],
      },
    ],
  },
]

test.each([
  ['slug', 'Adresse'],
  ['light.muted', 'Lyst > Dempet tekst'],
  ['own.slug', 'Egen > Annen'],
  ['body.1.heading', 'Innhold > Toppfelt 2 > Overskrift'],
  ['unknown', undefined],
])('%s is %j', (path, expected) => expect(labelOfPath(fields, path, 'nb', () => 'hero')).toBe(expected))

test('where the kind of a block is not known, its row is', () => {
  expect(labelOfPath(fields, 'body.1.heading', 'en')).toBe('Content > 2')
})

test('a field is localised where it is, or what is around it', () => {
  const own = [
    { type: 'text', name: 'slug' },
    {
      type: 'blocks',
      name: 'body',
      localized: true,
      blocks: [{ slug: 'hero', fields: [{ type: 'text', name: 'heading' }] }],
    },
  ]
  const isLocalised = (path: string) => isLocalisedPath(own, path, () => 'hero', undefined)
  expect(['slug', 'body', 'body.0', 'body.0.heading'].map(isLocalised)).toEqual([false, true, true, true])
})

test('the blocks of a field, and all of a form, each once', () => {
  const shared = [
    { slug: 'quote', fields: [] },
    { slug: 'columns', fields: [{ type: 'blocks', name: 'blocks', blockReferences: ['quote', 'columns'] }] },
  ]
  const own = [...fields, { type: 'blocks', name: 'rows', blockReferences: ['columns'] }]
  const slugs = (blocks: readonly { slug: string }[]) => blocks.map(({ slug }) => slug)
  expect(slugs(blocksOfPath(own, 'body', () => undefined, shared))).toEqual(['hero'])
  expect(slugs(blocksOfPath(own, 'rows.0.blocks', () => 'columns', shared))).toEqual(['quote', 'columns'])
  expect(slugs(blocksOfPath(own, 'slug', () => undefined, shared))).toEqual([])
  expect(slugs(blocksOfFields(own, shared))).toEqual(['hero', 'columns', 'quote'])
})
