import { block } from '../../cms/fields/block'
import { leadField } from '../../cms/fields/blockTexts'
import { checkbox } from '../../cms/fields/checkbox'
import { headingField } from '../../cms/fields/heading'
import { FILES } from '../../cms/uploads/slugs'

export const fileListBlock = block({
  slug: 'fileList',
  name: { nb: 'Filer til nedlasting', en: 'Files to download' },
  fields: [
    headingField(),
    leadField(500),
    {
      name: 'files',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 300,
      label: { nb: 'Filer', en: 'Files' },
      labels: { singular: { nb: 'Fil', en: 'File' }, plural: { nb: 'Filer', en: 'Files' } },
      fields: [
        { name: 'file', type: 'upload', relationTo: FILES, required: true, label: { nb: 'Fil', en: 'File' } },
        {
          name: 'title',
          type: 'text',
          maxLength: 160,
          label: { nb: 'Tittel (ellers filens egen)', en: 'Title (otherwise that of the file)' },
        },
        { name: 'text', type: 'textarea', maxLength: 300, label: { nb: 'Beskrivelse', en: 'Description' } },
        {
          name: 'category',
          type: 'text',
          maxLength: 80,
          label: { nb: 'Kategori', en: 'Category' },
          admin: {
            description: {
              nb: 'Filer med samme kategori står sammen under den som overskrift.',
              en: 'Files of the same category stand together, with it as their heading.',
            },
          },
        },
      ],
    },
    checkbox(
      'filter',
      { nb: 'Søkefelt over listen', en: 'Search field above the list' },
      {
        description: {
          nb: 'For lange lister: besøkende skriver og velger kategori, og ser bare filene som passer.',
          en: 'For long lists: visitors type and choose a category, and see only the files that match.',
        },
      },
    ),
  ],
})
