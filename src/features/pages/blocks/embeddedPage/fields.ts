import type { Field } from 'payload'
import { block } from '../../../../cms/fields/block'

const plain = block({
  slug: 'embeddedPage',
  name: { nb: 'Innhold fra en annen side', en: 'Content of another page' },
  fields: [
    {
      name: 'page',
      type: 'relationship',
      relationTo: 'pages',
      required: true,
      label: { nb: 'Side', en: 'Page' },
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
      admin: {
        description: {
          nb: 'Blokkene vises her og følger siden de kommer fra. Toppfelt og innhold som siden selv henter, blir ikke med.',
          en: 'Its blocks are shown here and follow the page they come from. Heroes, and what that page itself embeds, are left out.',
        },
      },
    },
  ],
})

/** The common anchor of a block is here that of the block to show: links to it work in both pages. */
const anchorOfBlock = {
  label: { nb: 'Bare blokken med dette ankeret', en: 'Only the block with this anchor' },
  admin: {
    description: { nb: 'Tomt felt viser hele siden.', en: 'An empty field shows the whole page.' },
  },
}

export const embeddedPageBlock = {
  ...plain,
  fields: plain.fields.map(
    (field): Field => ('name' in field && field.name === 'anchor' ? ({ ...field, ...anchorOfBlock } as Field) : field),
  ),
}
