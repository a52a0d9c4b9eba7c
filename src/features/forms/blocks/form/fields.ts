import { block } from '../../../../cms/fields/block'
import { headingField } from '../../../../cms/fields/heading'
import { shownEmpty } from '../../../../cms/fields/shownEmpty'
import { FORMS } from '../../slugs'

/** A form that editors built. */
export const formBlock = block({
  slug: 'form',
  name: { nb: 'Skjema', en: 'Form' },
  fields: [
    headingField(),
    shownEmpty({ name: 'text', type: 'textarea', maxLength: 600, label: { nb: 'Tekst', en: 'Text' } }),
    { name: 'form', type: 'relationship', relationTo: FORMS, required: true, label: { nb: 'Skjema', en: 'Form' } },
  ],
})
