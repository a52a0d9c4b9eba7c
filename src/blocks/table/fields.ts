import { block } from '../../cms/fields/block'
import { headingField } from '../../cms/fields/heading'
import { select } from '../../cms/fields/select'
import { shownEmpty } from '../../cms/fields/shownEmpty'

export const tableBlock = block({
  slug: 'table',
  name: { nb: 'Tabell', en: 'Table' },
  fields: [
    headingField(),
    shownEmpty({
      name: 'caption',
      type: 'textarea',
      maxLength: 400,
      label: { nb: 'Forklaring under tabellen', en: 'Note below the table' },
    }),
    {
      name: 'cells',
      type: 'textarea',
      required: true,
      maxLength: 20_000,
      label: { nb: 'Celler', en: 'Cells' },
      admin: {
        rows: 10,
        description: {
          nb: 'Én rad per linje. Skill cellene med loddrett strek (|), eller lim inn fra et regneark.',
          en: 'One row a line. Separate the cells with a vertical bar (|), or paste from a spreadsheet.',
        },
      },
    },
    select(
      'header',
      { nb: 'Overskrifter i tabellen', en: 'Headings in the table' },
      {
        row: { nb: 'Første rad', en: 'First row' },
        column: { nb: 'Første kolonne', en: 'First column' },
        both: { nb: 'Første rad og første kolonne', en: 'First row and first column' },
        none: { nb: 'Ingen', en: 'None' },
      },
    ),
  ],
})
