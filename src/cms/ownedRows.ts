/** Collections with rows of one account, accessed only by the program's own statements: no REST, no screen, no version. */
import type { CollectionConfig, CollectionSlug, Field } from 'payload'
import { nobody } from './access/roles'

/** `one`: at most one row for each owner. */
export const ownedRows = (slug: CollectionSlug, fields: Field[], { one = false } = {}): CollectionConfig => ({
  slug,
  labels: { singular: slug, plural: slug },
  endpoints: false,
  lockDocuments: false,
  timestamps: false,
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  // A number, not a relation: the feature that deletes the owner also deletes the rows.
  fields: [{ name: 'owner', type: 'number', required: true, index: true, unique: one, hidden: true }, ...fields],
})
