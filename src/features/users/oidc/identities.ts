/** Links between users and identities at the provider, by the provider's subject, since e-mail addresses change. */
import { sql } from 'drizzle-orm'
import type { BasePayload, CollectionConfig } from 'payload'
import { momentIn } from '../../../cms/rows'
import { moment, type Row, runStatement } from '../../../cms/statements'
import { ownedByUser } from '../ownedByUser'
import type { Claims } from './singleSignOn'

export const staffIdentities: CollectionConfig = ownedByUser('staffIdentities', [
  // Issuer and subject, which together identify a person permanently.
  { name: 'key', type: 'text', required: true, unique: true, hidden: true },
  { name: 'addedAt', type: 'date', required: true },
  { name: 'usedAt', type: 'date' },
])

const keyOf = ({ iss, sub }: Claims) => `${iss} ${sub}`

/** The id of the user linked to an identity. */
export async function ownerOf(payload: BasePayload, claims: Claims): Promise<number | undefined> {
  const [row] = await runStatement(payload, sql`select owner from staff_identities where key = ${keyOf(claims)}`)
  return row && Number(row.owner)
}

export interface ListedIdentity {
  id: number
  addedAt: string
  usedAt: string | null
}

const listed = ({ id, added_at, used_at }: Row): ListedIdentity => ({
  id: Number(id),
  addedAt: moment(momentIn(added_at)),
  usedAt: used_at ? moment(momentIn(used_at)) : null,
})

export async function identitiesOf(payload: BasePayload, owner: number): Promise<ListedIdentity[]> {
  const rows = await runStatement(
    payload,
    sql`select id, added_at, used_at from staff_identities where owner = ${owner} order by id`,
  )
  return rows.map(listed)
}

/** False if another user was linked to this identity at the same moment. */
export async function addIdentity(payload: BasePayload, owner: number, claims: Claims, now: number): Promise<boolean> {
  const rows = await runStatement(
    payload,
    sql`insert into staff_identities (owner, key, added_at) values (${owner}, ${keyOf(claims)}, ${moment(now)})
      on conflict (key) do nothing returning id`,
  )
  return rows.length > 0
}

export async function recordSignIn(payload: BasePayload, claims: Claims, now: number): Promise<void> {
  await runStatement(payload, sql`update staff_identities set used_at = ${moment(now)} where key = ${keyOf(claims)}`)
}

/** Removes one of a user's identities. False if there is none such. */
export async function removeIdentity(payload: BasePayload, owner: number, id: number): Promise<boolean> {
  const rows = await runStatement(
    payload,
    sql`delete from staff_identities where owner = ${owner} and id = ${id} returning id`,
  )
  return rows.length > 0
}
