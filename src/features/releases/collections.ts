/** Releases: documents whose newest drafts are published together. */
import type { CollectionConfig, CollectionSlug, FieldAccess } from 'payload'
import { editors, hiddenUnlessStaff, staff } from '../../cms/access/roles'
import { ADMIN_HOUR } from '../../cms/adminFields'
import { adminGroups } from '../../cms/adminMenu'
import { endpoints } from './endpoints'
import { MAX_DOCUMENTS, MAX_TITLE } from './facts'
import { publishedHeld, publishHeld } from './hooks'
import { RELEASES } from './slugs'

/** Versions kept of each. */
const MAX_VERSIONS = 20

const never: FieldAccess = () => false

export const releases: CollectionConfig = {
  slug: RELEASES,
  trash: true,
  // Its documents can be, each by itself.
  custom: { staysPublished: true },
  labels: { singular: { nb: 'Utgivelse', en: 'Release' }, plural: { nb: 'Utgivelser', en: 'Releases' } },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'documents', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'note'],
    group: adminGroups.content,
    hidden: hiddenUnlessStaff,
    description: {
      nb: 'Flere dokumenter som publiseres samtidig: alle, eller ingen.',
      en: 'Several documents that are published together: all, or none.',
    },
  },
  defaultSort: '-updatedAt',
  access: { read: staff, readVersions: staff, create: editors, update: editors, delete: editors },
  versions: {
    drafts: { schedulePublish: { timeIntervals: 5, timeFormat: ADMIN_HOUR }, validate: true },
    maxPerDoc: MAX_VERSIONS,
  },
  hooks: { beforeChange: [publishHeld], afterChange: [publishedHeld] },
  endpoints,
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      maxLength: MAX_TITLE,
      label: { nb: 'Tittel', en: 'Title' },
    },
    {
      name: 'note',
      type: 'textarea',
      maxLength: 2000,
      label: { nb: 'Merknad', en: 'Note' },
      admin: { description: { nb: 'Bare for dere som arbeider med den.', en: 'Only for those who work on it.' } },
    },
    {
      name: 'view',
      type: 'ui',
      admin: { components: { Field: '/src/features/releases/admin/ReleasePanel#ReleasePanel' } },
    },
    // Set by the program alone: titles by key, for what is deleted for good.
    { name: 'known', type: 'json', admin: { hidden: true }, access: { create: never, update: never } },
  ],
}

/** Collections with drafts are known once all features are: the field follows the title and the note. */
export function withDocuments(
  collection: CollectionConfig,
  draftCollections: readonly CollectionSlug[],
): CollectionConfig {
  const [title, note, ...others] = collection.fields
  if (!title || !note) return collection
  return {
    ...collection,
    fields: [
      title,
      note,
      {
        name: 'documents',
        type: 'relationship',
        relationTo: draftCollections.filter((slug) => slug !== RELEASES),
        hasMany: true,
        maxRows: MAX_DOCUMENTS,
        maxDepth: 0,
        // What is deleted leaves a release: none has to be asked first.
        custom: { isRecord: true },
        label: { nb: 'Dokumenter', en: 'Documents' },
        admin: {
          description: {
            nb: 'De nyeste utkastene av disse publiseres sammen. Skjemaet til hvert dokument har også «Legg i utgivelse».',
            en: 'The newest drafts of these are published together. The form of each document has “Add to release”, too.',
          },
          isSortable: true,
        },
      },
      ...others,
    ],
  }
}
