import { block } from '../../cms/fields/block'
import { leadField } from '../../cms/fields/blockTexts'
import { linksField } from '../../cms/fields/link'
import { pictureField } from '../../cms/fields/pictureField'
import { select } from '../../cms/fields/select'
import { shownEmpty } from '../../cms/fields/shownEmpty'
import { movingField } from '../movingPicture/fields'

export const heroBlock = block({
  slug: 'hero',
  name: { nb: 'Toppfelt', en: 'Hero' },
  fields: [
    shownEmpty({
      name: 'eyebrow',
      type: 'text',
      maxLength: 80,
      label: { nb: 'Liten tekst over overskriften', en: 'Small text above the heading' },
    }),
    shownEmpty({
      name: 'heading',
      type: 'text',
      required: true,
      maxLength: 160,
      label: { nb: 'Overskrift', en: 'Heading' },
      admin: {
        description: {
          nb: 'Sidens hovedoverskrift når toppfeltet står først.',
          en: 'The main heading of the page when the hero comes first.',
        },
      },
    }),
    leadField(500),
    pictureField(),
    select(
      'layout',
      { nb: 'Oppsett', en: 'Layout' },
      {
        cover: { nb: 'Teksten ligger over bildet', en: 'Text over the picture' },
        split: { nb: 'Tekst og bilde ved siden av hverandre', en: 'Text and picture side by side' },
        plain: { nb: 'Bare tekst', en: 'Text only' },
      },
    ),
    movingField({ condition: (_, { layout }: { layout?: string }) => layout !== 'plain' }),
    linksField(),
  ],
})
