/** Stores and removes the dead links of documents. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { numberIn, textIn } from '../../cms/rows'
import { listOf, runStatement } from '../../cms/statements'
import { into, select, selectDistinct } from '../../cms/tables'
import type { DeadLink } from '../drafts'
import { deadLinksTable as stored } from './tables'

/** Of one document, and of all: a longer list is of no more use. */
const MAX_OF_DOCUMENT = 20
const MAX_STORED = 1000

/** Puts these links in the place of those that were known of the document (`pages:12`). */
export async function storeLinks(
  payload: BasePayload,
  { document, title }: { document: string; title: string },
  links: readonly DeadLink[],
): Promise<void> {
  await runStatement(payload, sql`delete from ${stored} where ${stored.document} = ${document}`)
  if (links.length === 0 || (await countLinks(payload)) >= MAX_STORED) return
  const target = into(stored, 'document', 'title', 'text', 'address', 'locale')
  const rows = links
    .slice(0, MAX_OF_DOCUMENT)
    .map(({ text, address, locale }) => sql`(${document}, ${title}, ${text}, ${address}, ${locale})`)
  await runStatement(payload, sql`insert into ${target} values ${sql.join(rows, sql`, `)}`)
}

async function countLinks(payload: BasePayload): Promise<number> {
  const [row] = await runStatement(payload, select({ count: sql`count(*)` }, sql`from ${stored}`))
  return numberIn(row?.count) ?? 0
}

/** Removes the links whose address leads somewhere now. */
export async function deleteWorkingLinks(
  payload: BasePayload,
  pathExists: (path: string) => Promise<boolean>,
): Promise<void> {
  const rows = await runStatement(payload, selectDistinct({ address: stored.address }, sql`from ${stored}`))
  const mended: string[] = []
  for (const row of rows) {
    const address = textIn(row.address)
    if (await pathExists(address)) mended.push(address)
  }
  if (mended.length > 0)
    await runStatement(payload, sql`delete from ${stored} where ${stored.address} in (${listOf(mended)})`)
}

/** Keys of the documents with links in the list. */
export async function documentsWithLinks(payload: BasePayload): Promise<string[]> {
  const rows = await runStatement(payload, selectDistinct({ document: stored.document }, sql`from ${stored}`))
  return rows.map((row) => textIn(row.document))
}
