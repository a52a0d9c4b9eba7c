import { anchorField, block } from '../../cms/fields/block'
import { headingField } from '../../cms/fields/heading'
import { shownEmpty } from '../../cms/fields/shownEmpty'
import { richTextField } from '../../cms/richText/editor'

/** Questions with their answers, also as structured data for search engines. */
export const faqBlock = block({
  slug: 'faq',
  name: { nb: 'Spørsmål og svar', en: 'Questions and answers' },
  fields: [
    headingField(),
    {
      name: 'questions',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 60,
      label: { nb: 'Spørsmål', en: 'Questions' },
      labels: { singular: { nb: 'Spørsmål', en: 'Question' }, plural: { nb: 'Spørsmål', en: 'Questions' } },
      fields: [
        shownEmpty({
          name: 'question',
          type: 'text',
          required: true,
          maxLength: 200,
          label: { nb: 'Spørsmål', en: 'Question' },
        }),
        shownEmpty(richTextField('answer', { label: { nb: 'Svar', en: 'Answer' } })),
        anchorField(),
      ],
    },
  ],
})
