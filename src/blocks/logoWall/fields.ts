import { addressField } from '../../cms/fields/addressField'
import { block } from '../../cms/fields/block'
import { checkbox } from '../../cms/fields/checkbox'
import { headingField } from '../../cms/fields/heading'
import { pictureField } from '../../cms/fields/pictureField'

/** Logos of partners, certificates or press. */
export const logoWallBlock = block({
  slug: 'logoWall',
  name: { nb: 'Logovegg', en: 'Logo wall' },
  fields: [
    headingField(),
    checkbox(
      'grey',
      { nb: 'Dempede logoer', en: 'Muted logos' },
      { on: true, description: { nb: 'I egne farger når de pekes på.', en: 'In their own colours when pointed at.' } },
    ),
    {
      name: 'logos',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 60,
      label: { nb: 'Logoer', en: 'Logos' },
      labels: { singular: { nb: 'Logo', en: 'Logo' }, plural: { nb: 'Logoer', en: 'Logos' } },
      fields: [
        pictureField('picture', { label: { nb: 'Logo', en: 'Logo' }, required: true }),
        { name: 'name', type: 'text', required: true, maxLength: 120, label: { nb: 'Navn', en: 'Name' } },
        addressField({ label: { nb: 'Går til', en: 'Leads to' } }),
      ],
    },
  ],
})
