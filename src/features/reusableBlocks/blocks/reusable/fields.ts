import { block } from '../../../../cms/fields/block'
import { REUSABLE_BLOCKS } from '../../slug'

/** Blocks that are written once and shown on many pages. */
export const reusableBlock = block({
  slug: 'reusable',
  name: { nb: 'Gjenbrukbar blokk', en: 'Reusable block' },
  fields: [
    {
      name: 'reusable',
      type: 'relationship',
      relationTo: REUSABLE_BLOCKS,
      required: true,
      label: { nb: 'Gjenbrukbar blokk', en: 'Reusable block' },
      admin: {
        description: {
          nb: 'Endres den, endres alle sider som viser den.',
          en: 'When it changes, so do all pages that show it.',
        },
      },
    },
  ],
})
