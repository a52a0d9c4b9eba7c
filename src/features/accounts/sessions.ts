/** Sign-in and sign-out. The statements that check the password and begin the session are ours; so is the cookie. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { atTime, isPostgres, moment, runStatement } from '../../cms/statements'
import { alias, into } from '../../cms/tables'
import type { Member } from '../../cms/types'
import { isPassword } from '../../platform/passwords/hash'
import { REMEMBERED_SECONDS } from './collections'
import { MAX_EMAIL, MAX_PASSWORD } from './contract'
import { type SessionToken, writeSessionToken } from './sessionToken'
import { memberNamed, storedMember } from './store'
import { members, membersSessions } from './tables'

const m = alias(members, 'm')

/** Seconds that a session that is not remembered lasts, for browsers that are never closed. */
const FORGOTTEN_SECONDS = 24 * 60 * 60
/** Per member; the oldest are removed. */
const MAX_SESSIONS = 20

export interface SignIn {
  /** Username or e-mail address. */
  user: string
  pass: string
  remember: boolean
  /** Description of the browser. */
  device?: string
}

/** Normalises a username or an address to its stored form. */
export function accountKey(user: string): string {
  return user.trim().normalize('NFKC').toLowerCase()
}

/** Begins a session; undefined if name or password is wrong, without saying which. */
export async function beginSession(
  payload: BasePayload,
  { user, pass, remember, device = '' }: SignIn,
  { secret, now }: { secret: string; now: number },
): Promise<string | undefined> {
  const username = accountKey(user)
  if (username === '' || username.length > MAX_EMAIL || pass.trim() === '' || pass.length > MAX_PASSWORD)
    return undefined
  const member = await memberNamed(payload, username)
  if (!(await isPassword(pass, member)) || !member) return undefined
  return openSession(payload, member, { remember, device, secret, now })
}

/**
 * Begins a session for a member whose password was checked or has just been chosen. Only if the password is still that
 * one: a concurrent change of password also ends this session.
 */
export async function openSession(
  payload: BasePayload,
  member: Pick<Member, 'id' | 'hash'>,
  { remember, device, secret, now }: { remember: boolean; device: string; secret: string; now: number },
): Promise<string | undefined> {
  const session = randomUUID()
  const expires = Math.floor(now / 1000) + (remember ? REMEMBERED_SECONDS : FORGOTTEN_SECONDS)
  const rows = await runStatement(
    payload,
    sql`insert into ${into(membersSessions, '_order', '_parent_id', 'id', 'created_at', 'expires_at', 'device')}
      select 1, ${m.id}, ${session}, ${atTime(payload, now)}, ${atTime(payload, expires * 1000)}, ${device}
      from ${m} where ${m.id} = ${member.id} and ${m.hash} = ${member.hash}
      ${isPostgres(payload) ? sql`for share` : sql``} returning ${membersSessions.id}`,
  )
  if (rows.length === 0) return undefined
  await runStatement(
    payload,
    sql`delete from ${membersSessions} where ${membersSessions._parent_id} = ${member.id}
      and (${membersSessions.expires_at} < ${moment(now)}
      or ${membersSessions.id} not in (select ${membersSessions.id} from ${membersSessions}
      where ${membersSessions._parent_id} = ${member.id}
      order by ${membersSessions.created_at} desc limit ${MAX_SESSIONS}))`,
  )
  return writeSessionToken({ member: member.id, session, expires }, secret)
}

/** The member of a session; undefined if it has ended. */
export async function memberOf(payload: BasePayload, token: SessionToken, now: number): Promise<Member | undefined> {
  const member = await storedMember(payload, token.member)
  const session = member?.sessions?.find(({ id }) => id === token.session)
  return member && session && Date.parse(session.expiresAt) > now ? member : undefined
}

export async function endSession(
  payload: BasePayload,
  { member, session }: Omit<SessionToken, 'expires'>,
): Promise<void> {
  await runStatement(
    payload,
    sql`delete from ${membersSessions} where ${membersSessions._parent_id} = ${member}
      and ${membersSessions.id} = ${session}`,
  )
}

/** Ends all sessions, or all but `kept`. */
export async function endSessions(payload: BasePayload, member: number, kept?: string): Promise<void> {
  const others = kept === undefined ? sql`` : sql`and ${membersSessions.id} <> ${kept}`
  await runStatement(
    payload,
    sql`delete from ${membersSessions} where ${membersSessions._parent_id} = ${member} ${others}`,
  )
}
