import { block } from '../../cms/fields/block'
import { select } from '../../cms/fields/select'

export const dividerBlock = block({
  slug: 'divider',
  name: { nb: 'Skille', en: 'Divider' },
  fields: [
    select(
      'style',
      { nb: 'Utseende', en: 'Appearance' },
      {
        line: { nb: 'Linje', en: 'Line' },
        space: { nb: 'Bare luft', en: 'Space only' },
        ornament: { nb: 'Ornament', en: 'Ornament' },
      },
    ),
    select(
      'size',
      { nb: 'Luft rundt', en: 'Space around' },
      {
        small: { nb: 'Liten', en: 'Small' },
        medium: { nb: 'Middels', en: 'Medium' },
        large: { nb: 'Stor', en: 'Large' },
      },
      { chosen: 'medium' },
    ),
  ],
})
