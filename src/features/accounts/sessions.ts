/** Signing in and out. The password is checked and the session begun by statements of ours; the cookie is ours too. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { atTime, isPostgres, moment, runStatement } from '../../cms/statements'
import type { Member } from '../../cms/types'
import { isPassword } from '../../platform/passwords/hash'
import { REMEMBERED_SECONDS } from './collections'
import { MAX_EMAIL, MAX_PASSWORD } from './contract'
import { type SessionToken, writeSessionToken } from './sessionToken'
import { memberNamed, storedMember } from './store'

/** Seconds that a session lasts that is forgotten with the browser's window, where the browser never closes it. */
const FORGOTTEN_SECONDS = 24 * 60 * 60
/** Of one member; the oldest go. */
const MAX_SESSIONS = 20

export interface SignIn {
  /** Username or e-mail address. */
  user: string
  pass: string
  remember: boolean
  /** The browser in words. */
  device?: string
}

/** A username or an address as it is stored. */
export function accountKey(user: string): string {
  return user.trim().normalize('NFKC').toLowerCase()
}

/** Begins a session; undefined where name and password do not belong together, whichever is wrong. */
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

/** Only while the password is the one that was checked: one that is changed at this moment ends this session too. */
async function openSession(
  payload: BasePayload,
  member: Pick<Member, 'id' | 'hash'>,
  { remember, device, secret, now }: { remember: boolean; device: string; secret: string; now: number },
): Promise<string | undefined> {
  const session = randomUUID()
  const expires = Math.floor(now / 1000) + (remember ? REMEMBERED_SECONDS : FORGOTTEN_SECONDS)
  const rows = await runStatement(
    payload,
    sql`insert into members_sessions (_order, _parent_id, id, created_at, expires_at, device)
      select 1, m.id, ${session}, ${atTime(payload, now)}, ${atTime(payload, expires * 1000)}, ${device}
      from members m where m.id = ${member.id} and m.hash = ${member.hash}
      ${isPostgres(payload) ? sql`for share` : sql``} returning id`,
  )
  if (rows.length === 0) return undefined
  await runStatement(
    payload,
    sql`delete from members_sessions where _parent_id = ${member.id} and (expires_at < ${moment(now)} or id not in (
      select id from members_sessions where _parent_id = ${member.id} order by created_at desc limit ${MAX_SESSIONS}))`,
  )
  return writeSessionToken({ member: member.id, session, expires }, secret)
}

/** The member whose session this is; undefined when it has ended. */
export async function memberOf(payload: BasePayload, token: SessionToken, now: number): Promise<Member | undefined> {
  const member = await storedMember(payload, token.member)
  const session = member?.sessions?.find(({ id }) => id === token.session)
  return member && session && Date.parse(session.expiresAt) > now ? member : undefined
}

export async function endSession(
  payload: BasePayload,
  { member, session }: Omit<SessionToken, 'expires'>,
): Promise<void> {
  await runStatement(payload, sql`delete from members_sessions where _parent_id = ${member} and id = ${session}`)
}

/** All but one, or all. */
export async function endSessions(payload: BasePayload, member: number, kept?: string): Promise<void> {
  const others = kept === undefined ? sql`` : sql`and id <> ${kept}`
  await runStatement(payload, sql`delete from members_sessions where _parent_id = ${member} ${others}`)
}
