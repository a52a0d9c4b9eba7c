/** Collections with rows of a user, accessed only by the program's own statements: no REST, no screen, no version. */
import { sql } from 'drizzle-orm'
import type { BasePayload, CollectionConfig, CollectionSlug, Field } from 'payload'
import { nobody } from '../../cms/access/roles'
import { name, runStatement } from '../../cms/statements'

/** `one`: at most one row for each user. */
export const ownedByUser = (slug: CollectionSlug, fields: Field[], { one = false } = {}): CollectionConfig => ({
  slug,
  labels: { singular: slug, plural: slug },
  endpoints: false,
  lockDocuments: false,
  timestamps: false,
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  // A number, not a relation: deleting the user deletes the rows (`deleteOwned`).
  fields: [{ name: 'owner', type: 'number', required: true, index: true, unique: one, hidden: true }, ...fields],
})

/** Tables of such rows. */
const tables = ['staff_sessions', 'staff_passkeys', 'staff_codes', 'staff_recovery_codes', 'staff_identities'] as const

/** Ids of deleted users may be reused: no row may remain. */
export async function deleteOwned(payload: BasePayload, owner: number): Promise<void> {
  for (const table of tables) await runStatement(payload, sql`delete from ${name(table)} where owner = ${owner}`)
}
