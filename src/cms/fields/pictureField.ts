import type { UploadField } from 'payload'
import type { Localised } from '../../lib/locales'

/** A picture of the media library. */
export function pictureField(
  name = 'picture',
  { label = { nb: 'Bilde', en: 'Picture' }, required = false }: { label?: Localised; required?: boolean } = {},
): UploadField {
  return { name, type: 'upload', relationTo: 'media', label, required }
}
