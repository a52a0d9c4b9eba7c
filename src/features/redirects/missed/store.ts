/** Stores and deletes addresses at which visitors found nothing. */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { recordset } from '../../../cms/recordset'
import { textIn } from '../../../cms/rows'
import { listOf, moment, runStatement } from '../../../cms/statements'
import { alias, excluded, into, select } from '../../../cms/tables'
import { isPattern, parentOf } from '../rules'
import { missedAddressesTable } from '../tables'

/** Most addresses that are stored: of endless made-up ones those that few visited go. */
const MAX_STORED = 2000
/** Milliseconds after the last visit. */
const KEPT_FOR = 90 * 24 * 60 * 60 * 1000

export interface MissedAddress {
  address: string
  hits: number
  /** Milliseconds. */
  lastAt: number
  linkedFrom: string | undefined
}

const m = alias(missedAddressesTable, 'm')
const given = excluded(missedAddressesTable)

/** Adds the visits to those that are stored. */
export async function storeMissedAddresses(payload: BasePayload, missed: readonly MissedAddress[]): Promise<void> {
  if (missed.length === 0) return
  const n = recordset(
    payload,
    'n',
    { address: 'text', hits: 'integer', last_at: 'moment', linked_from: 'text' },
    missed.map(({ address, hits, lastAt, linkedFrom }) => ({
      address,
      hits,
      last_at: moment(lastAt),
      linked_from: linkedFrom ?? null,
    })),
  )
  const stored = missedAddressesTable
  await runStatement(
    payload,
    sql`insert into ${into(m, 'address', 'hits', 'last_at', 'linked_from')}
      select ${n.address}, ${n.hits}, ${n.last_at}, ${n.linked_from} from ${n} where 1 = 1
      on conflict (${stored.address}) do update set ${stored.hits} = ${m.hits} + ${given.hits},
        ${stored.last_at} = ${given.last_at}, ${stored.linked_from} = coalesce(${given.linked_from}, ${m.linked_from})`,
  )
  await runStatement(
    payload,
    sql`delete from ${stored} where ${stored.id} not in (
      select ${stored.id} from ${stored} order by ${stored.hits} desc, ${stored.last_at} desc
      limit ${sql.raw(String(MAX_STORED))})`,
  )
}

/** The statement that deletes the addresses which a redirect now leads on from. */
export function deletionForRedirect(from: string): SQL {
  const { address } = missedAddressesTable
  const parent = isPattern(from) ? parentOf(from) : undefined
  return sql`delete from ${missedAddressesTable}
    where ${parent === undefined ? sql`${address} = ${from}` : sql`substr(${address}, 1, ${sql.raw(String(parent.length))}) = ${parent}`}`
}

/** Deletes addresses without a visit for long, and those that lead somewhere now. */
export async function deleteFoundAddresses(
  payload: BasePayload,
  pageExists: (path: string) => Promise<boolean>,
  now: number,
): Promise<void> {
  const stored = missedAddressesTable
  await runStatement(payload, sql`delete from ${stored} where ${stored.last_at} < ${moment(now - KEPT_FOR)}`)
  const rows = await runStatement(payload, select({ address: stored.address }, sql`from ${stored}`))
  const found: string[] = []
  for (const row of rows) {
    const address = textIn(row.address)
    if (await pageExists(address)) found.push(address)
  }
  if (found.length > 0)
    await runStatement(payload, sql`delete from ${stored} where ${stored.address} in (${listOf(found)})`)
}
