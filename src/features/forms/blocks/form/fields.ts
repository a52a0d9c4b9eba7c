import { block } from '../../../../cms/fields/block'
import { plainTextField } from '../../../../cms/fields/blockTexts'
import { headingField } from '../../../../cms/fields/heading'
import { FORMS } from '../../slugs'

/** A form that editors built. */
export const formBlock = block({
  slug: 'form',
  name: { nb: 'Skjema', en: 'Form' },
  fields: [
    headingField(),
    plainTextField(600),
    { name: 'form', type: 'relationship', relationTo: FORMS, required: true, label: { nb: 'Skjema', en: 'Form' } },
  ],
})
