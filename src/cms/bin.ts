/**
 * Documents in the bin (collections with `trash`). Payload's own reads leave them out; statements and reads past
 * Payload must do so themselves (docs/decisions/046).
 */
import { type SQL, sql } from 'drizzle-orm'
import type { PayloadRequest, Where } from 'payload'

/** Condition for a SQL statement on the table of such a collection. */
export const isOutsideBin = ({ deleted_at }: { deleted_at: SQL }): SQL => sql`${deleted_at} is null`

/** For reads of such a collection past Payload's operations (`payload.db`). */
export const outsideBin: Where = { deletedAt: { exists: false } }

export const inBin: Where = { deletedAt: { exists: true } }

/** A collection's own check before restoring, as `custom.checkRestore`; throws the error that the editor is shown. */
export type RestoreCheck = (args: { doc: Readonly<Record<string, unknown>>; req: PayloadRequest }) => Promise<void>
