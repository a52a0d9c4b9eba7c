/** Sessions of staff, by single statements: a session that one request ends is not restored by another. */
import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { momentIn, textIn } from '../../../cms/rows'
import { atTime, isPostgres, moment, runStatement } from '../../../cms/statements'
import { alias, into, pick, type RowOf, select } from '../../../cms/tables'
import { IDLE_HOURS } from '../settings'
import type { StoredUser } from '../storedUser'
import { staffCodes, staffPasskeys, staffSessions, staffSignIn, staffSignInRequiredRoles, users } from '../tables'

const u = alias(users, 'u')
const p = alias(staffPasskeys, 'p')
const c = alias(staffCodes, 'c')
const r = alias(staffSignInRequiredRoles, 'r')
const s = alias(staffSessions, 's')

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE
/** Maximum lifetime of a session in milliseconds, however much it is used. */
const LONGEST = 30 * 24 * HOUR
/** Milliseconds in which use is recorded only once. */
const NOTED_EACH = MINUTE
/** Maximum number of sessions of one user; the least recently used ones are removed. */
const MAX_SESSIONS = 20

/** Where a session is used: description of the browser, and network address. */
export interface SessionPlace {
  device: string
  address: string
  /** Where the user was authenticated, if not here: covers a second step, too. */
  provider?: string
}

/**
 * Opens a session only if the password is still the one that was checked: a change at the same moment also ends this
 * session.
 */
export async function openSession(
  payload: BasePayload,
  { id, hash }: Pick<StoredUser, 'id' | 'hash'>,
  { device, address, provider }: SessionPlace,
  now: number,
): Promise<string | undefined> {
  const sid = randomUUID()
  const at = atTime(payload, now)
  const target = into(
    staffSessions,
    'owner',
    'sid',
    'started_at',
    'used_at',
    'device',
    'address',
    'provider',
    'postponed',
  )
  const rows = await runStatement(
    payload,
    sql`insert into ${target}
      select ${u.id}, ${sid}, ${at}, ${at}, ${device}, ${address}, ${provider ?? ''}, ${provider !== undefined}
      from ${u} where ${u.id} = ${id} and ${u.hash} = ${hash ?? ''} ${isPostgres(payload) ? sql`for share` : sql``}
      returning ${staffSessions.id}`,
  )
  if (rows.length === 0) return undefined
  await runStatement(
    payload,
    sql`delete from ${staffSessions} where ${staffSessions.started_at} < ${moment(now - LONGEST)}
      or ${staffSessions.owner} = ${id} and ${staffSessions.id} not in (
        select ${staffSessions.id} from ${staffSessions} where ${staffSessions.owner} = ${id}
        order by ${staffSessions.used_at} desc, ${staffSessions.id} desc limit ${MAX_SESSIONS})`,
  )
  return sid
}

/** Adopts a session that Payload began, whose user may not be committed yet. */
export async function adoptSession(
  payload: BasePayload,
  owner: number,
  sid: string,
  { device, address }: SessionPlace,
  now: number,
): Promise<void> {
  const at = moment(now)
  await runStatement(
    payload,
    sql`insert into ${into(staffSessions, 'owner', 'sid', 'started_at', 'used_at', 'device', 'address', 'postponed')}
      values (${owner}, ${sid}, ${at}, ${at}, ${device}, ${address}, false)`,
  )
}

export interface LiveSession {
  /** Time of last use, in milliseconds since 1970. */
  usedAt: number
  /** When it ends however much it is used, in milliseconds since 1970. */
  lastsUntil: number
  postponed: boolean
}

const idleHours = sql`coalesce(
  (select ${staffSignIn.idle_hours} from ${staffSignIn} order by ${staffSignIn.id} limit 1), ${IDLE_HOURS})`

/** SQL condition: the user has a second step. */
const hasSecondStep = (owner: SQL): SQL =>
  sql`(exists (select 1 from ${p} where ${p.owner} = ${owner})
    or exists (select 1 from ${c} where ${c.owner} = ${owner}))`

/** SQL condition: the user's role requires a second step. */
export const needsSecondStep = (owner: SQL): SQL =>
  sql`exists (select 1 from ${r} join ${u} on cast(${u.role} as text) = cast(${r.value} as text)
    where ${u.id} = ${owner})`

function liveOf(row: RowOf<'used_at' | 'started_at' | 'postponed' | 'idle'>, now: number): LiveSession | undefined {
  const usedAt = momentIn(row.used_at)
  const idle = Number(row.idle) * HOUR
  const lastsUntil = momentIn(row.started_at) + LONGEST
  const endsAt = idle > 0 ? Math.min(usedAt + idle, lastsUntil) : lastsUntil
  return endsAt > now ? { usedAt, lastsUntil, postponed: Boolean(row.postponed) } : undefined
}

/** The session, unless it has ended, is idle, or lacks a second step that the role requires and no provider covers. */
export async function liveSession(
  payload: BasePayload,
  { owner, sid }: { owner: number; sid: string },
  now: number,
): Promise<LiveSession | undefined> {
  const [row] = await runStatement(
    payload,
    select(
      { ...pick(s, 'used_at', 'started_at', 'postponed'), idle: idleHours },
      sql`from ${s} where ${s.sid} = ${sid} and ${s.owner} = ${owner}
        and (${s.provider} <> '' or ${hasSecondStep(s.owner)} or not ${needsSecondStep(s.owner)})`,
    ),
  )
  return row && liveOf(row, now)
}

/** Records that a session is used, once a minute. */
export async function touchSession(
  payload: BasePayload,
  sid: string,
  { usedAt }: LiveSession,
  now: number,
): Promise<void> {
  if (now - usedAt < NOTED_EACH) return
  await runStatement(
    payload,
    sql`update ${staffSessions} set ${staffSessions.used_at} = ${moment(now)} where ${staffSessions.sid} = ${sid}`,
  )
}

/** Records that the administrator postponed the second step. */
export async function postpone(payload: BasePayload, sid: string): Promise<void> {
  await runStatement(
    payload,
    sql`update ${staffSessions} set ${staffSessions.postponed} = true where ${staffSessions.sid} = ${sid}`,
  )
}

export interface ListedSession {
  id: number
  startedAt: string
  usedAt: string
  device: string
  address: string
  provider: string
  isThis: boolean
}

/** Sessions that have not ended, most recently used first. */
export async function sessionsOf(
  payload: BasePayload,
  owner: number,
  sid: string | undefined,
  now: number,
): Promise<ListedSession[]> {
  const rows = await runStatement(
    payload,
    select(
      {
        ...pick(s, 'id', 'sid', 'started_at', 'used_at', 'device', 'address', 'provider', 'postponed'),
        idle: idleHours,
      },
      sql`from ${s} where ${s.owner} = ${owner} order by ${s.used_at} desc, ${s.id} desc`,
    ),
  )
  return rows
    .filter((row) => liveOf(row, now))
    .map((row) => ({
      id: Number(row.id),
      startedAt: moment(momentIn(row.started_at)),
      usedAt: moment(momentIn(row.used_at)),
      device: textIn(row.device),
      address: textIn(row.address),
      provider: textIn(row.provider),
      isThis: row.sid === sid,
    }))
}

/**
 * Ends one session of a user, by its number in the list or by the id in the token. False if there is no such session.
 */
export async function endSession(
  payload: BasePayload,
  owner: number,
  which: { id: number } | { sid: string },
): Promise<boolean> {
  const one = 'id' in which ? sql`${staffSessions.id} = ${which.id}` : sql`${staffSessions.sid} = ${which.sid}`
  const rows = await runStatement(
    payload,
    sql`delete from ${staffSessions} where ${staffSessions.owner} = ${owner} and ${one} returning ${staffSessions.id}`,
  )
  return rows.length > 0
}

/** Ends all sessions, or all but one. Returns their number. */
export async function endSessions(payload: BasePayload, owner: number, kept?: string): Promise<number> {
  const others = kept === undefined ? sql`` : sql`and ${staffSessions.sid} <> ${kept}`
  const rows = await runStatement(
    payload,
    sql`delete from ${staffSessions} where ${staffSessions.owner} = ${owner} ${others} returning ${staffSessions.id}`,
  )
  return rows.length
}
