import { block } from '../../cms/fields/block'
import { headingField } from '../../cms/fields/heading'
import { richTextField } from '../../cms/richText/editor'

/** Default height of a collapsed text, in pixels. */
export const DEFAULT_HEIGHT = 150

/** Collapsed at a height in pixels, or expanded (docs/behaviour.md#expand-blocks). */
export const expandBlock = block({
  slug: 'expand',
  name: { nb: 'Utvidbar tekst', en: 'Expandable text' },
  fields: [
    headingField(),
    richTextField(),
    {
      name: 'height',
      type: 'number',
      required: true,
      min: 0,
      max: 2000,
      defaultValue: DEFAULT_HEIGHT,
      label: { nb: 'Høyde når den er lukket (piksler)', en: 'Height when collapsed (pixels)' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'moreLabel',
          type: 'text',
          maxLength: 60,
          label: { nb: 'Knappens tekst når den er lukket', en: 'Label of the button when collapsed' },
        },
        {
          name: 'lessLabel',
          type: 'text',
          maxLength: 60,
          label: { nb: 'Knappens tekst når den er åpen', en: 'Label of the button when expanded' },
        },
      ],
    },
  ],
})
