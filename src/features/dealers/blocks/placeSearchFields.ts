import type { Field } from 'payload'
import type { Localised } from '../../../lib/locales'

/** Fields of a block with a search by place that ends in the dealer finder. */
export const placeSearchFields = (labelHelp?: Localised): Field[] => [
  { name: 'heading', type: 'text', required: true, maxLength: 120, label: { nb: 'Overskrift', en: 'Heading' } },
  { name: 'text', type: 'textarea', maxLength: 400, label: { nb: 'Tekst', en: 'Text' } },
  {
    name: 'label',
    type: 'text',
    maxLength: 60,
    label: { nb: 'Knappens tekst', en: 'Label of the button' },
    ...(labelHelp ? { admin: { description: labelHelp } } : {}),
  },
]
