/**
 * What changes in a member, each as one statement with its condition: of two at the same moment one takes effect, and
 * nothing is written back that changed meanwhile.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload, Where } from 'payload'
import { atTime, moment, runStatement } from '../../cms/statements'
import type { Member } from '../../cms/types'

/** The stored member, with what reads through Payload's hooks leave out. */
export async function storedMember(payload: BasePayload, id: number): Promise<Member | undefined> {
  return (await payload.db.findOne<Member>({ collection: 'members', where: { id: { equals: id } } })) ?? undefined
}

/** By username or address, as it is stored. */
export async function memberNamed(payload: BasePayload, key: string): Promise<Member | undefined> {
  const where: Where = { or: [{ username: { equals: key } }, { email: { equals: key } }] }
  return (await payload.db.findOne<Member>({ collection: 'members', where })) ?? undefined
}

/** True when the member still was as `condition` says. */
async function change(payload: BasePayload, changes: readonly SQL[], condition: SQL, now: number): Promise<boolean> {
  const rows = await runStatement(
    payload,
    sql`update members set ${sql.join([...changes, sql`updated_at = ${moment(now)}`], sql`, `)}
      where ${condition} returning id`,
  )
  return rows.length > 0
}

export function confirmEmail(payload: BasePayload, { id, email }: Member, now: number): Promise<boolean> {
  const at = moment(now)
  return change(
    payload,
    [sql`email_confirmed_at = ${at}`],
    sql`id = ${id} and email = ${email} and email_confirmed_at is null`,
    now,
  )
}

/** The new password, only if the old one is what it was; and that the address was proven, where a link to it was used. */
export function changePassword(
  payload: BasePayload,
  member: Member,
  { hash, salt, proven }: { hash: string; salt: string; proven: boolean },
  now: number,
): Promise<boolean> {
  const confirmed = proven ? [sql`email_confirmed_at = coalesce(email_confirmed_at, ${atTime(payload, now)})`] : []
  return change(
    payload,
    // A change of address that somebody else may have begun ends with the password that they knew.
    [sql`hash = ${hash}`, sql`salt = ${salt}`, sql`new_email = null`, ...confirmed],
    sql`id = ${member.id} and hash = ${member.hash} and email = ${member.email}`,
    now,
  )
}

export interface Profile {
  name: string
  nickname: string
  mobile: string
}

/** A number that is another one is confirmed no more, and neither is a code to the old one good for it. */
export function changeProfile(payload: BasePayload, id: number, profile: Profile, now: number): Promise<boolean> {
  const { name, nickname, mobile } = profile
  const same = sql`coalesce(mobile, '') = ${mobile}`
  return change(
    payload,
    [
      sql`name = ${name}`,
      sql`nickname = ${nickname}`,
      sql`mobile_confirmed_at = case when ${same} then mobile_confirmed_at end`,
      sql`mobile_code = case when ${same} then mobile_code end`,
      sql`mobile = ${mobile || null}`,
    ],
    sql`id = ${id}`,
    now,
  )
}

export function askForEmail(payload: BasePayload, member: Member, email: string | null, now: number): Promise<boolean> {
  return change(payload, [sql`new_email = ${email}`], sql`id = ${member.id} and hash = ${member.hash}`, now)
}

/** `taken`: meanwhile somebody else has the address. */
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
      [sql`email = new_email`, sql`new_email = null`, sql`email_confirmed_at = ${moment(now)}`],
      sql`id = ${id} and email = ${email} and new_email = ${newEmail} and hash = ${hash}`,
      now,
    )
    return changed ? 'changed' : 'gone'
  } catch (error) {
    // The database holds addresses apart: somebody was quicker.
    if (await isTaken()) return 'taken'
    throw error
  }
}

/** Takes the member out, with the sessions; false when there is none such. `unconfirmed`: only while the address is not confirmed. */
export async function removeMember(
  payload: BasePayload,
  { id, email }: Pick<Member, 'id' | 'email'>,
  { unconfirmed = false } = {},
): Promise<boolean> {
  const only = unconfirmed ? sql`and email_confirmed_at is null` : sql``
  const rows = await runStatement(
    payload,
    sql`delete from members where id = ${id} and email = ${email} ${only} returning id`,
  )
  return rows.length > 0
}

/** Takes an address and a number out of an account that named them without being theirs. */
export async function dropContact(
  payload: BasePayload,
  id: number,
  { email, mobile }: { email?: string; mobile?: string },
  now: number,
): Promise<void> {
  if (email) await change(payload, [sql`new_email = null`], sql`id = ${id} and lower(new_email) = ${email}`, now)
  if (mobile)
    await change(
      payload,
      [sql`mobile = null`, sql`mobile_code = null`, sql`mobile_confirmed_at = null`],
      sql`id = ${id} and mobile = ${mobile}`,
      now,
    )
}
