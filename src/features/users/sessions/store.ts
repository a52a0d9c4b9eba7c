/** Sessions of staff, by single statements: what one request ends, no other writes back. */
import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { momentIn, textIn } from '../../../cms/rows'
import { atTime, isPostgres, moment, type Row, runStatement } from '../../../cms/statements'
import { IDLE_HOURS } from '../secondStep/settings'
import type { StoredUser } from '../storedUser'

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE
/** Milliseconds that a session lasts at most, however much it is used. */
const LONGEST = 30 * 24 * HOUR
/** Milliseconds in which use is written down once. */
const NOTED_EACH = MINUTE
/** Of one user; those go that were used least recently. */
const MAX_SESSIONS = 20

/** Where a session lives: a browser in words, and an address on the network. */
export interface SessionPlace {
  device: string
  address: string
  /** Where the person signed in, where that was not here: who answers for a second step, too. */
  provider?: string
}

/** Only while the password is the one that was checked: one that is changed at this moment ends this session too. */
export async function openSession(
  payload: BasePayload,
  { id, hash }: Pick<StoredUser, 'id' | 'hash'>,
  { device, address, provider }: SessionPlace,
  now: number,
): Promise<string | undefined> {
  const sid = randomUUID()
  const at = atTime(payload, now)
  const rows = await runStatement(
    payload,
    sql`insert into staff_sessions (owner, sid, started_at, used_at, device, address, provider, postponed)
      select u.id, ${sid}, ${at}, ${at}, ${device}, ${address}, ${provider ?? ''}, ${provider !== undefined}
      from users u where u.id = ${id} and u.hash = ${hash ?? ''} ${isPostgres(payload) ? sql`for share` : sql``}
      returning id`,
  )
  if (rows.length === 0) return undefined
  await runStatement(
    payload,
    sql`delete from staff_sessions where started_at < ${moment(now - LONGEST)} or owner = ${id} and id not in (
      select id from staff_sessions where owner = ${id} order by used_at desc, id desc limit ${MAX_SESSIONS})`,
  )
  return sid
}

/** One that Payload has begun, whose user may not be committed yet. */
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
    sql`insert into staff_sessions (owner, sid, started_at, used_at, device, address, postponed)
      values (${owner}, ${sid}, ${at}, ${at}, ${device}, ${address}, false)`,
  )
}

export interface LiveSession {
  /** Milliseconds since 1970 when it was last used. */
  usedAt: number
  /** Milliseconds since 1970 when it ends unless it is used. */
  endsAt: number
  postponed: boolean
}

const idleHours = sql`coalesce((select idle_hours from staff_sign_in order by id limit 1), ${IDLE_HOURS})`

/** Whether a user has a second step, as a condition. */
const hasSecondStep = (owner: SQL): SQL =>
  sql`(exists (select 1 from staff_passkeys p where p.owner = ${owner})
    or exists (select 1 from staff_codes c where c.owner = ${owner}))`

/** Whether a user's role must have one, as a condition. */
export const needsSecondStep = (owner: SQL): SQL =>
  sql`exists (select 1 from staff_sign_in_required_roles r join users u on cast(u.role as text) = cast(r.value as text)
    where u.id = ${owner})`

function liveOf(row: Row, now: number): LiveSession | undefined {
  const usedAt = momentIn(row.used_at)
  const idle = Number(row.idle) * HOUR
  const longest = momentIn(row.started_at) + LONGEST
  const endsAt = idle > 0 ? Math.min(usedAt + idle, longest) : longest
  return endsAt > now ? { usedAt, endsAt, postponed: Boolean(row.postponed) } : undefined
}

/** The session, unless it has ended, is idle, or lacks a second step that the role requires and no provider answers for. */
export async function liveSession(
  payload: BasePayload,
  { owner, sid }: { owner: number; sid: string },
  now: number,
): Promise<LiveSession | undefined> {
  const [row] = await runStatement(
    payload,
    sql`select used_at, started_at, postponed, ${idleHours} as idle from staff_sessions s
      where s.sid = ${sid} and s.owner = ${owner}
      and (s.provider <> '' or ${hasSecondStep(sql`s.owner`)} or not ${needsSecondStep(sql`s.owner`)})`,
  )
  return row && liveOf(row, now)
}

/** Writes down that a session is used, once a minute. */
export async function touchSession(
  payload: BasePayload,
  sid: string,
  { usedAt }: LiveSession,
  now: number,
): Promise<void> {
  if (now - usedAt < NOTED_EACH) return
  await runStatement(payload, sql`update staff_sessions set used_at = ${moment(now)} where sid = ${sid}`)
}

/** An administrator was asked for a second step and will see to it another time. */
export async function postpone(payload: BasePayload, sid: string): Promise<void> {
  await runStatement(payload, sql`update staff_sessions set postponed = true where sid = ${sid}`)
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

/** Those that have not ended, the last used first. */
export async function sessionsOf(
  payload: BasePayload,
  owner: number,
  sid: string | undefined,
  now: number,
): Promise<ListedSession[]> {
  const rows = await runStatement(
    payload,
    sql`select id, sid, started_at, used_at, device, address, provider, postponed, ${idleHours} as idle
      from staff_sessions where owner = ${owner} order by used_at desc, id desc`,
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

/** One of a user's, by its number in the list or by what the token names. False where there is none such. */
export async function endSession(
  payload: BasePayload,
  owner: number,
  which: { id: number } | { sid: string },
): Promise<boolean> {
  const one = 'id' in which ? sql`id = ${which.id}` : sql`sid = ${which.sid}`
  const rows = await runStatement(
    payload,
    sql`delete from staff_sessions where owner = ${owner} and ${one} returning id`,
  )
  return rows.length > 0
}

/** All but one, or all. How many they were. */
export async function endSessions(payload: BasePayload, owner: number, kept?: string): Promise<number> {
  const others = kept === undefined ? sql`` : sql`and sid <> ${kept}`
  const rows = await runStatement(
    payload,
    sql`delete from staff_sessions where owner = ${owner} ${others} returning id`,
  )
  return rows.length
}
