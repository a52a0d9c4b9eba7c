/** Collections with rows of a user, accessed only by the program's own statements: no REST, no screen, no version. */
import { sql } from 'drizzle-orm'
import type { BasePayload, CollectionConfig, CollectionSlug, Field } from 'payload'
import { nobody } from '../../cms/access/roles'
import { runStatement } from '../../cms/statements'
import { staffCodes, staffIdentities, staffPasskeys, staffRecoveryCodes, staffSessions } from './tables'

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

/** Tables with rows of a user. */
const tables = [staffSessions, staffPasskeys, staffCodes, staffRecoveryCodes, staffIdentities]

/** Ids of deleted users may be reused: no row may remain. */
export async function deleteOwned(payload: BasePayload, owner: number): Promise<void> {
  for (const table of tables) await runStatement(payload, sql`delete from ${table} where ${table.owner} = ${owner}`)
}
