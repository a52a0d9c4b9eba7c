import { block } from '../../cms/fields/block'
import { headingField } from '../../cms/fields/heading'
import { pictureField } from '../../cms/fields/pictureField'
import { shownEmpty } from '../../cms/fields/shownEmpty'

/** Statements of customers. */
export const testimonialsBlock = block({
  slug: 'testimonials',
  name: { nb: 'Kundeuttalelser', en: 'Testimonials' },
  fields: [
    headingField(),
    {
      name: 'testimonials',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 24,
      label: { nb: 'Uttalelser', en: 'Testimonials' },
      labels: { singular: { nb: 'Uttalelse', en: 'Testimonial' }, plural: { nb: 'Uttalelser', en: 'Testimonials' } },
      fields: [
        shownEmpty({
          name: 'text',
          type: 'textarea',
          required: true,
          maxLength: 800,
          label: { nb: 'Uttalelse', en: 'What was said' },
        }),
        shownEmpty({ name: 'name', type: 'text', required: true, maxLength: 120, label: { nb: 'Navn', en: 'Name' } }),
        shownEmpty({
          name: 'role',
          type: 'text',
          maxLength: 120,
          label: { nb: 'Sted eller stilling', en: 'Place or role' },
        }),
        pictureField('picture', { label: { nb: 'Bilde av personen', en: 'Picture of the person' } }),
        {
          name: 'stars',
          type: 'number',
          min: 1,
          max: 5,
          label: { nb: 'Stjerner (1–5, kan stå tomt)', en: 'Stars (1–5, may be empty)' },
        },
      ],
    },
  ],
})
