/** Folders of pictures and files, which both share: Payload's own, with our access and names. */
import type { Config, SanitizedConfig } from 'payload'
import { editors, staff } from '../access/roles'
import { FOLDERS } from './slugs'

export const folders: Config['folders'] = {
  slug: FOLDERS,
  // Each list has its own view of the folders.
  browseByFolder: false,
  collectionSpecific: false,
  collectionOverrides: [
    ({ collection }) => ({
      ...collection,
      labels: { singular: { nb: 'Mappe', en: 'Folder' }, plural: { nb: 'Mapper', en: 'Folders' } },
      access: { read: staff, create: staff, update: staff, delete: editors },
      lockDocuments: false as const,
      disableDuplicate: true,
    }),
  ],
}

/** Payload's own label of the field is English alone. */
export function nameFolderFields(config: SanitizedConfig): void {
  for (const { flattenedFields } of config.collections)
    for (const field of flattenedFields)
      if (field.type === 'relationship' && field.relationTo === FOLDERS) field.label = { nb: 'Mappe', en: 'Folder' }
}
