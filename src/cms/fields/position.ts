/** Orders the documents of a collection: lower numbers come first. */
import type { NumberField } from 'payload'

export const positionField: NumberField = {
  name: 'position',
  type: 'number',
  required: true,
  defaultValue: 0,
  label: { nb: 'Rekkefølge', en: 'Order' },
  admin: { position: 'sidebar' },
}
