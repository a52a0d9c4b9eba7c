import { anchorField, block } from '../../cms/fields/block'
import { checkbox } from '../../cms/fields/checkbox'
import { headingField } from '../../cms/fields/heading'
import { select } from '../../cms/fields/select'
import { shownEmpty } from '../../cms/fields/shownEmpty'
import { richTextField } from '../../cms/richText/editor'
import { anchorInUrlField } from '../anchorInUrl'
import { nestedBlocksField, nestingRows } from '../nested'

/**
 * Spoilers stacked vertically; opening one closes its siblings (docs/behaviour.md#tabs-and-accordions). A list of one
 * is a single spoiler.
 */
export const accordionBlock = block({
  slug: 'accordion',
  name: { nb: 'Trekkspill', en: 'Accordion' },
  fields: [
    headingField(),
    select(
      'style',
      { nb: 'Utseende', en: 'Appearance' },
      {
        plain: { nb: 'Enkel, med streker', en: 'Plain, with rules' },
        boxed: { nb: 'Bokser', en: 'Boxes' },
        filled: { nb: 'Fylte bokser', en: 'Filled boxes' },
      },
    ),
    select(
      'icon',
      { nb: 'Tegn', en: 'Sign' },
      {
        plus: { nb: 'Pluss', en: 'Plus' },
        chevron: { nb: 'Vinkel', en: 'Chevron' },
        arrow: { nb: 'Pil', en: 'Arrow' },
      },
    ),
    anchorInUrlField(),
    {
      name: 'spoilers',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 40,
      label: { nb: 'Deler', en: 'Spoilers' },
      ...nestingRows({ nb: 'Del', en: 'Spoiler' }, { nb: 'Deler', en: 'Spoilers' }),
      fields: [
        shownEmpty({
          name: 'title',
          type: 'text',
          required: true,
          maxLength: 160,
          label: { nb: 'Tittel', en: 'Title' },
        }),
        shownEmpty(richTextField('content', { required: false })),
        nestedBlocksField(),
        anchorField(),
        checkbox('open', { nb: 'Åpen fra start', en: 'Open at first' }),
      ],
    },
  ],
})
