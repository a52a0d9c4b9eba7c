import type { Field, NumberField } from 'payload'
import { block } from '../../../../cms/fields/block'
import { leadField } from '../../../../cms/fields/blockTexts'
import { headingField } from '../../../../cms/fields/heading'
import { linkField } from '../../../../cms/fields/link'
import { pictureField } from '../../../../cms/fields/pictureField'
import { select } from '../../../../cms/fields/select'
import { ARTICLES } from '../../../../cms/linkTargets'
import { translateFor } from '../../../../cms/messages'
import type { Localised } from '../../../../lib/locales'

/** Points of one picture: more would overlap. */
const MAX_POINTS = 12

const messages = {
  needsArticle: { nb: 'Velg artikkelen som punktet viser.', en: 'Choose the article that the point shows.' },
  needsTitle: { nb: 'Skriv hva punktet viser.', en: 'Write what the point shows.' },
}

interface Siblings {
  shows?: 'article' | 'text'
}

type Validation = { req: Parameters<typeof translateFor>[0]; siblingData: Siblings }

/** A position in percent of the picture's width or height. */
const percent = (name: 'x' | 'y', label: Localised): NumberField => ({
  name,
  type: 'number',
  required: true,
  min: 0,
  max: 100,
  defaultValue: 50,
  label,
  admin: { step: 0.1 },
})

/** A picture with points, each of which shows an article or a text. */
export const hotspotsBlock = block({
  slug: 'hotspots',
  name: { nb: 'Bilde med punkter', en: 'Picture with points' },
  fields: [
    headingField(),
    leadField(300),
    pictureField('picture', { required: true }),
    {
      name: 'points',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: MAX_POINTS,
      label: { nb: 'Punkter', en: 'Points' },
      labels: { singular: { nb: 'Punkt', en: 'Point' }, plural: { nb: 'Punkter', en: 'Points' } },
      fields: [
        {
          name: 'place',
          type: 'ui',
          admin: {
            components: { Field: '/src/features/catalogue/blocks/hotspots/admin/PointPlace#PointPlace' },
          },
        },
        {
          type: 'row',
          fields: [
            percent('x', { nb: 'Prosent fra venstre', en: 'Percent from the left' }),
            percent('y', { nb: 'Prosent fra toppen', en: 'Percent from the top' }),
          ],
        },
        select(
          'shows',
          { nb: 'Viser', en: 'Shows' },
          { article: { nb: 'En artikkel', en: 'An article' }, text: { nb: 'En tekst', en: 'A text' } },
        ),
        {
          name: 'article',
          type: 'relationship',
          relationTo: ARTICLES,
          label: { nb: 'Artikkel', en: 'Article' },
          admin: { condition: (_, { shows }: Siblings) => shows !== 'text' },
          validate: (value: unknown, { req, siblingData }: Validation) =>
            siblingData.shows === 'text' || value ? true : translateFor(req, messages.needsArticle),
        } as Field,
        {
          name: 'title',
          type: 'text',
          maxLength: 80,
          label: { nb: 'Navn', en: 'Name' },
          admin: { condition: (_, { shows }: Siblings) => shows === 'text' },
          validate: (value: unknown, { req, siblingData }: Validation) =>
            siblingData.shows !== 'text' || value ? true : translateFor(req, messages.needsTitle),
        } as Field,
        {
          name: 'text',
          type: 'textarea',
          maxLength: 300,
          label: { nb: 'Tekst', en: 'Text' },
        },
        { ...linkField(), admin: { condition: (_, { shows }: Siblings) => shows === 'text' } },
      ],
    },
  ],
})
