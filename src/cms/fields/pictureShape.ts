import type { Localised } from '../../lib/locales'
import { select } from './select'

/** The shape that the pictures of a block are cropped to. */
export const pictureShape = (help: { description?: Localised } = {}) =>
  select(
    'shape',
    { nb: 'Format', en: 'Shape' },
    {
      wide: { nb: 'Bredt (16:9)', en: 'Wide (16:9)' },
      classic: { nb: 'Klassisk (3:2)', en: 'Classic (3:2)' },
      square: { nb: 'Kvadrat', en: 'Square' },
    },
    help,
  )
