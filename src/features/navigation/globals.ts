/** The menus that editors compose. */
import type { GlobalConfig } from 'payload'
import { anyone, editors, hiddenUnless } from '../../content/access/roles'
import { linkFields } from '../../content/fields/link'

/** More would not fit a bar at 768 px. */
const MAX_TOP_ITEMS = 8

export const navigationGlobal: GlobalConfig = {
  slug: 'navigation',
  label: { nb: 'Menyer', en: 'Menus' },
  admin: { group: { nb: 'Nettsted', en: 'Site' }, hidden: hiddenUnless('administrator', 'editor') },
  access: { read: anyone, update: editors },
  fields: [
    {
      name: 'main',
      type: 'array',
      maxRows: MAX_TOP_ITEMS,
      label: { nb: 'Hovedmeny', en: 'Main menu' },
      labels: { singular: { nb: 'Punkt', en: 'Item' }, plural: { nb: 'Punkter', en: 'Items' } },
      fields: [
        ...linkFields({ localisedLabel: true }),
        {
          name: 'children',
          type: 'array',
          label: { nb: 'Undermeny', en: 'Submenu' },
          labels: { singular: { nb: 'Punkt', en: 'Item' }, plural: { nb: 'Punkter', en: 'Items' } },
          fields: linkFields({ localisedLabel: true }),
        },
      ],
    },
    {
      name: 'footer',
      type: 'array',
      maxRows: 4,
      label: { nb: 'Bunnmeny', en: 'Footer menu' },
      labels: { singular: { nb: 'Kolonne', en: 'Column' }, plural: { nb: 'Kolonner', en: 'Columns' } },
      fields: [
        { name: 'heading', type: 'text', required: true, localized: true, label: { nb: 'Overskrift', en: 'Heading' } },
        {
          name: 'links',
          type: 'array',
          label: { nb: 'Lenker', en: 'Links' },
          labels: { singular: { nb: 'Lenke', en: 'Link' }, plural: { nb: 'Lenker', en: 'Links' } },
          fields: linkFields({ localisedLabel: true }),
        },
      ],
    },
  ],
}
