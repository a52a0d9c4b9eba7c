/** Settings of the catalogue as a whole. */
import type { GlobalConfig } from 'payload'
import { anyone, editors, hiddenUnlessEditor } from '../../cms/access/roles'
import { adminGroups } from '../../cms/adminMenu'
import { select } from '../../cms/fields/select'

export const CATALOGUE = 'catalogue'

export const catalogueSettings: GlobalConfig = {
  slug: CATALOGUE,
  label: { nb: 'Katalogen', en: 'The catalogue' },
  admin: { group: adminGroups.settings, hidden: hiddenUnlessEditor },
  access: { read: anyone, update: editors },
  fields: [
    { name: 'title', type: 'text', localized: true, maxLength: 120, label: { nb: 'Overskrift', en: 'Heading' } },
    {
      name: 'intro',
      type: 'textarea',
      localized: true,
      maxLength: 300,
      label: { nb: 'Innledning', en: 'Introduction' },
    },
    select(
      'prices',
      { nb: 'Priser', en: 'Prices' },
      {
        withVat: { nb: 'Vises, med mva.', en: 'Shown, VAT included' },
        withoutVat: { nb: 'Vises, uten mva.', en: 'Shown, VAT not included' },
        hidden: { nb: 'Vises ikke', en: 'Not shown' },
      },
      {
        description: {
          nb: 'Prisene i artiklene skrives slik de skal vises.',
          en: 'Prices are written in the articles as they are shown.',
        },
      },
    ),
    {
      name: 'hiddenPrice',
      type: 'text',
      localized: true,
      maxLength: 60,
      label: { nb: 'I stedet for en pris', en: 'Instead of a price' },
      admin: {
        description: {
          nb: 'Vises der prisen er skjult, og som sum i handlekurven. Tomt: «Pris hos forhandler».',
          en: 'Shown where the price is hidden, and as the total of the cart. Empty: “Price at the dealer”.',
        },
      },
    },
    select(
      'view',
      { nb: 'Visning', en: 'View' },
      { grid: { nb: 'Rutenett', en: 'Grid' }, table: { nb: 'Tabell', en: 'Table' } },
    ),
    {
      name: 'pageSize',
      type: 'number',
      required: true,
      min: 6,
      max: 96,
      defaultValue: 24,
      label: { nb: 'Artikler på hver side', en: 'Articles on each page' },
    },
  ],
}
