import { block } from '../../cms/fields/block'

export const dividerBlock = block({
  slug: 'divider',
  name: { nb: 'Skille', en: 'Divider' },
  fields: [
    {
      name: 'style',
      type: 'select',
      required: true,
      defaultValue: 'line',
      label: { nb: 'Utseende', en: 'Appearance' },
      options: [
        { value: 'line', label: { nb: 'Linje', en: 'Line' } },
        { value: 'space', label: { nb: 'Bare luft', en: 'Space only' } },
        { value: 'ornament', label: { nb: 'Ornament', en: 'Ornament' } },
      ],
    },
    {
      name: 'size',
      type: 'select',
      required: true,
      defaultValue: 'medium',
      label: { nb: 'Luft rundt', en: 'Space around' },
      options: [
        { value: 'small', label: { nb: 'Liten', en: 'Small' } },
        { value: 'medium', label: { nb: 'Middels', en: 'Medium' } },
        { value: 'large', label: { nb: 'Stor', en: 'Large' } },
      ],
    },
  ],
})
