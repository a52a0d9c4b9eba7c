/** The texts of files, for search; and what editors see of them on a file's own screen. */
import type { CollectionConfig } from 'payload'
import { nobody } from '../../cms/access/roles'
import { FILES } from '../../cms/uploads/slugs'
import { FILE_TEXTS } from './slug'
import { textStates } from './states'

/** One row for each file that was read. The program alone reads and writes them. */
export const fileTexts: CollectionConfig = {
  slug: FILE_TEXTS,
  labels: {
    singular: { nb: 'Tekst i en fil', en: 'Text of a file' },
    plural: { nb: 'Tekst i filer', en: 'Texts of files' },
  },
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  timestamps: false,
  fields: [
    // The file's id: a relation would count as a use of the file, and keep it from being deleted.
    { name: 'file', type: 'number', required: true, unique: true, index: true },
    // When the file that was read was last saved: after a later save it is read again.
    { name: 'savedAt', type: 'date', required: true },
    { name: 'state', type: 'select', required: true, options: Object.keys(textStates) },
    { name: 'text', type: 'textarea' },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
  ],
}

/** Adds the state of its text to a file's screen. */
export function withTextState(collection: CollectionConfig): CollectionConfig {
  if (collection.slug !== FILES) return collection
  return {
    ...collection,
    fields: [
      ...collection.fields,
      {
        name: 'textState',
        type: 'ui',
        admin: {
          position: 'sidebar',
          components: { Field: '/src/features/fileTexts/admin/FileTextState#FileTextState' },
        },
      },
    ],
  }
}
