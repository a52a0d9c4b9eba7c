/** Links between users and identities at the provider, by the provider's subject, since e-mail addresses change. */
import { sql } from 'drizzle-orm'
import type { BasePayload, CollectionConfig } from 'payload'
import { ownedRows } from '../../../cms/ownedRows'
import { momentIn } from '../../../cms/rows'
import { moment, runStatement } from '../../../cms/statements'
import { into, pick, type RowOf, select } from '../../../cms/tables'
import { staffIdentities as staffIdentitiesTable } from '../tables'
import type { Claims } from './singleSignOn'

export const staffIdentities: CollectionConfig = ownedRows('staffIdentities', [
  // Issuer and subject, which together identify a person permanently.
  { name: 'key', type: 'text', required: true, unique: true, hidden: true },
  { name: 'addedAt', type: 'date', required: true },
  { name: 'usedAt', type: 'date' },
])

const keyOf = ({ iss, sub }: Claims) => `${iss} ${sub}`

/** The id of the user linked to an identity. */
export async function ownerOf(payload: BasePayload, claims: Claims): Promise<number | undefined> {
  const [row] = await runStatement(
    payload,
    select(
      { owner: staffIdentitiesTable.owner },
      sql`from ${staffIdentitiesTable} where ${staffIdentitiesTable.key} = ${keyOf(claims)}`,
    ),
  )
  return row && Number(row.owner)
}

export interface ListedIdentity {
  id: number
  addedAt: string
  usedAt: string | null
}

const columns = pick(staffIdentitiesTable, 'id', 'added_at', 'used_at')

const listed = ({ id, added_at, used_at }: RowOf<keyof typeof columns>): ListedIdentity => ({
  id: Number(id),
  addedAt: moment(momentIn(added_at)),
  usedAt: used_at ? moment(momentIn(used_at)) : null,
})

export async function identitiesOf(payload: BasePayload, owner: number): Promise<ListedIdentity[]> {
  const rows = await runStatement(
    payload,
    select(
      columns,
      sql`from ${staffIdentitiesTable} where ${staffIdentitiesTable.owner} = ${owner}
        order by ${staffIdentitiesTable.id}`,
    ),
  )
  return rows.map(listed)
}

/** False if another user was linked to this identity at the same moment. */
export async function addIdentity(payload: BasePayload, owner: number, claims: Claims, now: number): Promise<boolean> {
  const rows = await runStatement(
    payload,
    sql`insert into ${into(staffIdentitiesTable, 'owner', 'key', 'added_at')}
      values (${owner}, ${keyOf(claims)}, ${moment(now)}) on conflict (${staffIdentitiesTable.key}) do nothing returning ${staffIdentitiesTable.id}`,
  )
  return rows.length > 0
}

export async function recordSignIn(payload: BasePayload, claims: Claims, now: number): Promise<void> {
  await runStatement(
    payload,
    sql`update ${staffIdentitiesTable} set ${staffIdentitiesTable.used_at} = ${moment(now)}
      where ${staffIdentitiesTable.key} = ${keyOf(claims)}`,
  )
}

/** Removes one of a user's identities. False if the user has none with that id. */
export async function removeIdentity(payload: BasePayload, owner: number, id: number): Promise<boolean> {
  const rows = await runStatement(
    payload,
    sql`delete from ${staffIdentitiesTable} where ${staffIdentitiesTable.owner} = ${owner}
      and ${staffIdentitiesTable.id} = ${id} returning ${staffIdentitiesTable.id}`,
  )
  return rows.length > 0
}
