/**
 * What lies in a bin (collections with `trash`): Payload's own reading leaves it out, statements and reads past Payload
 * must do so themselves (docs/decisions/051).
 */
import type { PayloadRequest, Where } from 'payload'

/** For the text of a statement on the table of such a collection. */
export const OUTSIDE_BIN = 'deleted_at is null'

/** For reads of such a collection past Payload's operations (`payload.db`). */
export const outsideBin: Where = { deletedAt: { exists: false } }

export const inBin: Where = { deletedAt: { exists: true } }

/** A collection's own rule about what is to be restored, as `custom.checkRestore`; throws what the editor is told. */
export type RestoreCheck = (args: { doc: Readonly<Record<string, unknown>>; req: PayloadRequest }) => Promise<void>
