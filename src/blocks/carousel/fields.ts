import { block } from '../../content/fields/block'
import { checkbox } from '../../content/fields/checkbox'
import { headingField } from '../../content/fields/heading'
import { linkField } from '../../content/fields/link'
import { pictureField } from '../../content/fields/pictureField'
import { select } from '../../content/fields/select'
import { richTextField } from '../../content/richText/editor'

/** Milliseconds between slides, unless the editor says otherwise (spec §9). */
export const DEFAULT_AUTOPLAY = 3000

/** Slides of text and pictures: one at a time (a slider) or several beside each other (a carousel). */
export const carouselBlock = block({
  slug: 'carousel',
  name: { nb: 'Lysbilder og karusell', en: 'Slider and carousel' },
  fields: [
    headingField(),
    select(
      'perView',
      { nb: 'Synlige om gangen', en: 'Visible at a time' },
      {
        '1': { nb: 'Ett (lysbilder)', en: 'One (slider)' },
        '2': { nb: 'To', en: 'Two' },
        '3': { nb: 'Tre', en: 'Three' },
        '4': { nb: 'Fire', en: 'Four' },
      },
      { description: { nb: 'Færre på smale skjermer.', en: 'Fewer on narrow screens.' } },
    ),
    {
      name: 'autoplay',
      type: 'number',
      required: true,
      min: 0,
      max: 60_000,
      defaultValue: DEFAULT_AUTOPLAY,
      label: { nb: 'Bytt av seg selv etter (millisekunder)', en: 'Advances by itself after (milliseconds)' },
      admin: { description: { nb: '0 slår det av.', en: '0 turns it off.' } },
    },
    {
      type: 'row',
      fields: [
        checkbox('arrows', { nb: 'Piler', en: 'Arrows' }, { on: true }),
        checkbox('dots', { nb: 'Prikker', en: 'Dots' }, { on: true }),
      ],
    },
    {
      name: 'slides',
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 24,
      label: { nb: 'Lysbilder', en: 'Slides' },
      labels: { singular: { nb: 'Lysbilde', en: 'Slide' }, plural: { nb: 'Lysbilder', en: 'Slides' } },
      fields: [
        pictureField(),
        { name: 'heading', type: 'text', maxLength: 120, label: { nb: 'Overskrift', en: 'Heading' } },
        richTextField('content', { required: false }),
        linkField(),
      ],
    },
  ],
})
