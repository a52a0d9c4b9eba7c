/**
 * Changes to a member, each as one statement with its condition: of two concurrent changes one takes effect, and no
 * other change is overwritten.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload, Where } from 'payload'
import { atTime, moment, runStatement } from '../../cms/statements'
import type { Member } from '../../cms/types'
import { deletePasskeys } from './passkeys/store'
import { memberPasskeys, members } from './tables'

/** The stored member, including fields that reads through Payload's hooks leave out. */
export async function storedMember(payload: BasePayload, id: number): Promise<Member | undefined> {
  return (await payload.db.findOne<Member>({ collection: 'members', where: { id: { equals: id } } })) ?? undefined
}

/** By username or address, in stored form. */
export async function memberNamed(payload: BasePayload, key: string): Promise<Member | undefined> {
  const where: Where = { or: [{ username: { equals: key } }, { email: { equals: key } }] }
  return (await payload.db.findOne<Member>({ collection: 'members', where })) ?? undefined
}

/** Returns true if the member still met `condition`. */
async function change(payload: BasePayload, changes: readonly SQL[], condition: SQL, now: number): Promise<boolean> {
  const rows = await runStatement(
    payload,
    sql`update ${members} set ${sql.join([...changes, sql`${members.updated_at} = ${moment(now)}`], sql`, `)}
      where ${condition} returning ${members.id}`,
  )
  return rows.length > 0
}

export function confirmEmail(payload: BasePayload, { id, email }: Member, now: number): Promise<boolean> {
  const at = moment(now)
  return change(
    payload,
    [sql`${members.email_confirmed_at} = ${at}`],
    sql`${members.id} = ${id} and ${members.email} = ${email} and ${members.email_confirmed_at} is null`,
    now,
  )
}

/** Sets the new password only if the old one is unchanged. Also confirms the address if a link to it was used. */
export function changePassword(
  payload: BasePayload,
  member: Member,
  { hash, salt, proven }: { hash: string; salt: string; proven: boolean },
  now: number,
): Promise<boolean> {
  const confirmed = proven
    ? [sql`${members.email_confirmed_at} = coalesce(${members.email_confirmed_at}, ${atTime(payload, now)})`]
    : []
  return change(
    payload,
    // A pending change of address is cancelled: another person who knew the old password may have begun it.
    [sql`${members.hash} = ${hash}`, sql`${members.salt} = ${salt}`, sql`${members.new_email} = null`, ...confirmed],
    sql`${members.id} = ${member.id} and ${members.hash} = ${member.hash} and ${members.email} = ${member.email}`,
    now,
  )
}

export interface Profile {
  name: string
  nickname: string
  mobile: string
}

/** A changed number is no longer confirmed, and a code sent to the old one becomes invalid. */
export function changeProfile(payload: BasePayload, id: number, profile: Profile, now: number): Promise<boolean> {
  const { name, nickname, mobile } = profile
  const same = sql`coalesce(${members.mobile}, '') = ${mobile}`
  return change(
    payload,
    [
      sql`${members.name} = ${name}`,
      sql`${members.nickname} = ${nickname}`,
      sql`${members.mobile_confirmed_at} = case when ${same} then ${members.mobile_confirmed_at} end`,
      sql`${members.mobile_code} = case when ${same} then ${members.mobile_code} end`,
      sql`${members.mobile} = ${mobile || null}`,
    ],
    sql`${members.id} = ${id}`,
    now,
  )
}

export function askForEmail(payload: BasePayload, member: Member, email: string | null, now: number): Promise<boolean> {
  return change(
    payload,
    [sql`${members.new_email} = ${email}`],
    sql`${members.id} = ${member.id} and ${members.hash} = ${member.hash}`,
    now,
  )
}

/** `taken`: another account got the address meanwhile. */
export async function changeEmail(
  payload: BasePayload,
  member: Member,
  now: number,
): Promise<'changed' | 'gone' | 'taken'> {
  const { id, email, newEmail, hash } = member
  const isTaken = async () => {
    const other = newEmail ? await memberNamed(payload, newEmail) : undefined
    return other !== undefined && other.id !== id
  }
  if (await isTaken()) return 'taken'
  try {
    const changed = await change(
      payload,
      [
        sql`${members.email} = ${members.new_email}`,
        sql`${members.new_email} = null`,
        sql`${members.email_confirmed_at} = ${moment(now)}`,
      ],
      sql`${members.id} = ${id} and ${members.email} = ${email} and ${members.new_email} = ${newEmail}
        and ${members.hash} = ${hash}`,
      now,
    )
    return changed ? 'changed' : 'gone'
  } catch (error) {
    // The database enforces unique addresses: another request was faster.
    if (await isTaken()) return 'taken'
    throw error
  }
}

/** Deletes the member with sessions and passkeys; false if there is none. `unconfirmed`: only with an unconfirmed address. */
export async function removeMember(
  payload: BasePayload,
  { id, email }: Pick<Member, 'id' | 'email'>,
  { unconfirmed = false } = {},
): Promise<boolean> {
  const only = unconfirmed ? sql`and ${members.email_confirmed_at} is null` : sql``
  const isMember = sql`${members.id} = ${id} and ${members.email} = ${email} ${only}`
  // Before the member, so that a stop in between leaves no passkey to a later member with the same id.
  await runStatement(
    payload,
    sql`delete from ${memberPasskeys} where ${memberPasskeys.owner} = ${id}
      and exists (select 1 from ${members} where ${isMember})`,
  )
  const rows = await runStatement(payload, sql`delete from ${members} where ${isMember} returning ${members.id}`)
  if (rows.length === 0) return false
  // One that was added meanwhile.
  await deletePasskeys(payload, id)
  return true
}

/** Removes an address and a number from another person's account. */
export async function dropContact(
  payload: BasePayload,
  id: number,
  { email, mobile }: { email?: string; mobile?: string },
  now: number,
): Promise<void> {
  if (email)
    await change(
      payload,
      [sql`${members.new_email} = null`],
      sql`${members.id} = ${id} and lower(${members.new_email}) = ${email}`,
      now,
    )
  if (mobile)
    await change(
      payload,
      [sql`${members.mobile} = null`, sql`${members.mobile_code} = null`, sql`${members.mobile_confirmed_at} = null`],
      sql`${members.id} = ${id} and ${members.mobile} = ${mobile}`,
      now,
    )
}
