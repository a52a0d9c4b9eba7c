import { block } from '../../cms/fields/block'
import { headingField } from '../../cms/fields/heading'
import { FILES } from '../../cms/uploads/slugs'

export const fileListBlock = block({
  slug: 'fileList',
  name: { nb: 'Filer til nedlasting', en: 'Files to download' },
  fields: [
    headingField(),
    { name: 'lead', type: 'textarea', maxLength: 500, label: { nb: 'Ingress', en: 'Lead' } },
    {
      name: 'files',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 60,
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
      ],
    },
  ],
})
