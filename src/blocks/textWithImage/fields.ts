import { block } from '../../cms/fields/block'
import { captionField } from '../../cms/fields/blockTexts'
import { headingField } from '../../cms/fields/heading'
import { linksField } from '../../cms/fields/link'
import { pictureField } from '../../cms/fields/pictureField'
import { select } from '../../cms/fields/select'
import { shownEmpty } from '../../cms/fields/shownEmpty'
import { richTextField } from '../../cms/richText/editor'

export const textWithImageBlock = block({
  slug: 'textWithImage',
  name: { nb: 'Tekst med bilde', en: 'Text with picture' },
  fields: [
    headingField(),
    shownEmpty(richTextField()),
    pictureField('picture', { required: true }),
    select(
      'side',
      { nb: 'Bildet står', en: 'The picture stands' },
      { left: { nb: 'Til venstre', en: 'On the left' }, right: { nb: 'Til høyre', en: 'On the right' } },
      { chosen: 'right' },
    ),
    captionField(),
    linksField(),
  ],
})
