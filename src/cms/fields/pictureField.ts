import type { UploadField } from 'payload'
import type { Localised } from '../../lib/locales'
import { MEDIA } from '../uploads/slugs'

/** A picture of the media library. */
export function pictureField(
  name = 'picture',
  { label = { nb: 'Bilde', en: 'Picture' }, required = false }: { label?: Localised; required?: boolean } = {},
): UploadField {
  return { name, type: 'upload', relationTo: MEDIA, label, required }
}

/** More pictures beside the first. */
export function galleryField(): UploadField {
  return {
    name: 'gallery',
    type: 'upload',
    relationTo: MEDIA,
    hasMany: true,
    label: { nb: 'Flere bilder', en: 'More pictures' },
  }
}
