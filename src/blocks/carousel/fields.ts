import type { NumberFieldSingleValidation } from 'payload'
import { number } from 'payload/shared'
import { block } from '../../cms/fields/block'
import { checkbox } from '../../cms/fields/checkbox'
import { headingField } from '../../cms/fields/heading'
import { linkField } from '../../cms/fields/link'
import { pictureField } from '../../cms/fields/pictureField'
import { select } from '../../cms/fields/select'
import { shownEmpty } from '../../cms/fields/shownEmpty'
import { translateFor } from '../../cms/messages'
import { richTextField } from '../../cms/richText/editor'

/** Default milliseconds between slides (docs/behaviour.md#carousels). */
const DEFAULT_AUTOPLAY = 3000

/** Minimum time in milliseconds in which a slide can be read. */
const LEAST_AUTOPLAY = 1000

/** Stored values up to this are seconds, since no slide is shown for so few milliseconds. */
const MOST_SECONDS = 60

/** The stored value in milliseconds. Older pages may hold less than the least time. */
export function autoplayOf(stored: number | null | undefined): number {
  if (stored === null || stored === undefined || Number.isNaN(stored)) return DEFAULT_AUTOPLAY
  if (stored <= 0) return 0
  const milliseconds = stored <= MOST_SECONDS ? stored * 1000 : stored
  return Math.max(LEAST_AUTOPLAY, milliseconds)
}

const messages = {
  tooShort: {
    nb: 'Skriv tiden i millisekunder, minst {least}. 5 sekunder er 5000. 0 slår det av.',
    en: 'Write the time in milliseconds, at least {least}. 5 seconds are 5000. 0 turns it off.',
  },
}

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
      max: MOST_SECONDS * 1000,
      defaultValue: DEFAULT_AUTOPLAY,
      label: { nb: 'Bytt av seg selv etter (millisekunder)', en: 'Advances by itself after (milliseconds)' },
      admin: {
        description: {
          nb: '1000 millisekunder er 1 sekund; minst 1000. 0 slår det av.',
          en: '1000 milliseconds are 1 second; at least 1000. 0 turns it off.',
        },
      },
      validate: ((value, options) => {
        if (typeof value === 'number' && value > 0 && value < LEAST_AUTOPLAY)
          return translateFor(options.req, messages.tooShort, { least: LEAST_AUTOPLAY })
        return number(value, options)
      }) as NumberFieldSingleValidation,
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
        headingField({ maxLength: 120 }),
        shownEmpty(richTextField('content', { required: false })),
        linkField(),
      ],
    },
  ],
})
