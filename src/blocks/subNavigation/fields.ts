import { block } from '../../cms/fields/block'
import { linkField } from '../../cms/fields/link'

/** Links to the parts of the page, which stay in sight while it scrolls. */
export const subNavigationBlock = block({
  slug: 'subNavigation',
  name: { nb: 'Navigasjon på siden', en: 'Navigation on the page' },
  fields: [
    {
      name: 'label',
      type: 'text',
      maxLength: 60,
      label: { nb: 'Navn for skjermlesere', en: 'Name for screen readers' },
      admin: {
        description: {
          nb: 'Lenkene kommer av seg selv: hver blokk på siden som har et anker og en overskrift. Tomt navn: «På denne siden».',
          en: 'The links come by themselves: each block of the page that has an anchor and a heading. Empty name: “On this page”.',
        },
      },
    },
    linkField(),
  ],
})
