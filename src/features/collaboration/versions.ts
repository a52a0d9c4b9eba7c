/** The version that an autosave would write into. */

import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { hasAutosaveEnabled } from 'payload/shared'
import { runWithin } from '../../cms/statements'
import { select, tableNamed } from '../../cms/tables'
import { snakeCase } from '../../lib/snakeCase'
import type { Target } from './documents'
import type { DocumentRecord, Writer } from './record'

/** Payload's name of the table. */
export const versionTable = (slug: string) =>
  tableNamed<'id' | 'parent_id' | 'updated_at' | 'latest' | 'autosave'>(`_${snakeCase(slug)}_v`)

export async function latestVersion(req: PayloadRequest, { slug, id, entity }: Target): Promise<string | undefined> {
  if (!entity.versions) return undefined
  const versions = versionTable(slug)
  const of = id === undefined ? sql`1 = 1` : sql`${versions.parent_id} = ${id}`
  const [row] = await runWithin(
    req,
    select({ id: versions.id }, sql`from ${versions} where ${of} order by ${versions.updated_at} desc limit 1`),
  )
  return row === undefined ? undefined : String(row.id)
}

/** Milliseconds after which autosaves of another user get a version of their own. */
const HANDOVER = 5 * 60 * 1000

/**
 * Payload writes each autosave into the latest version if that is an autosave too. If that version holds another user's
 * text that is about to be replaced, or is another user's and some minutes old, it is kept: the autosave creates a new
 * version.
 */
export async function keepOthersVersion(
  req: PayloadRequest,
  target: Target,
  { record, writer, replaces }: { record: DocumentRecord; writer: Writer; replaces: boolean },
): Promise<void> {
  if (!hasAutosaveEnabled(target.entity)) return
  const id = await latestVersion(req, target)
  const latest = id === undefined ? undefined : record.versions[id]
  if (!latest) return
  const isOld = latest.user !== writer.user && Date.parse(writer.at) - Date.parse(latest.at) > HANDOVER
  if (!replaces && !isOld) return
  const versions = versionTable(target.slug)
  await runWithin(req, sql`update ${versions} set ${versions.autosave} = ${false} where ${versions.id} = ${Number(id)}`)
}
