import { expect, test } from 'vitest'
import { labelOfPath } from './fieldLabels'

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
