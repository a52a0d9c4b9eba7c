import { block } from '../../cms/fields/block'

export const tableBlock = block({
  slug: 'table',
  name: { nb: 'Tabell', en: 'Table' },
  fields: [
    { name: 'heading', type: 'text', maxLength: 160, label: { nb: 'Overskrift', en: 'Heading' } },
    {
      name: 'caption',
      type: 'textarea',
      maxLength: 400,
      label: { nb: 'Forklaring under tabellen', en: 'Note below the table' },
    },
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
    {
      name: 'header',
      type: 'select',
      required: true,
      defaultValue: 'row',
      label: { nb: 'Overskrifter i tabellen', en: 'Headings in the table' },
      options: [
        { value: 'row', label: { nb: 'Første rad', en: 'First row' } },
        { value: 'column', label: { nb: 'Første kolonne', en: 'First column' } },
        { value: 'both', label: { nb: 'Første rad og første kolonne', en: 'First row and first column' } },
        { value: 'none', label: { nb: 'Ingen', en: 'None' } },
      ],
    },
  ],
})
