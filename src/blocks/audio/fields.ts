import { block } from '../../cms/fields/block'
import { headingField } from '../../cms/fields/heading'
import { richTextField } from '../../cms/richText/editor'
import { FILES } from '../../cms/uploads/slugs'

export const audioBlock = block({
  slug: 'audio',
  name: { nb: 'Lyd', en: 'Audio' },
  fields: [
    headingField(),
    { name: 'title', type: 'text', required: true, maxLength: 160, label: { nb: 'Tittel', en: 'Title' } },
    { name: 'file', type: 'upload', relationTo: FILES, required: true, label: { nb: 'Lydfil', en: 'Audio file' } },
    richTextField('transcript', {
      label: { nb: 'Tekstversjon (for den som ikke hører)', en: 'Transcript (for those who do not hear)' },
      required: false,
    }),
  ],
})
