/** Files of visitors whose form was never sent: a file is stored before the row that it belongs to. */
import { sql } from 'drizzle-orm'
import type { BasePayload, UploadCollectionSlug } from 'payload'
import { moment, runStatement } from './statements'
import { alias, select, type Table } from './tables'

/** Milliseconds that a file waits for its owner. */
const PATIENCE = 24 * 60 * 60 * 1000
/** Files removed per call. */
const PART = 50

interface Stored {
  collection: UploadCollectionSlug
  files: Table<'id' | 'key' | 'created_at'>
  /** Rows with the same key as their files. */
  owners: Table<'key'>
}

export async function removeStrayFiles(payload: BasePayload, stored: Stored, now: number): Promise<void> {
  const f = alias(stored.files, 'f')
  const o = alias(stored.owners, 'o')
  const stray = await runStatement(
    payload,
    select(
      { id: f.id },
      sql`from ${f} where ${f.created_at} < ${moment(now - PATIENCE)}
        and not exists (select 1 from ${o} where ${o.key} = ${f.key}) limit ${PART}`,
    ),
  )
  for (const { id } of stray) await payload.delete({ collection: stored.collection, id: Number(id) })
}
