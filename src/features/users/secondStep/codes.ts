/** One-time codes of an app (TOTP, RFC 6238): six figures that change every thirty seconds. */
import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { BasePayload } from 'payload'
import { renderSVG } from 'uqr'
import { momentIn, textIn } from '../../../cms/rows'
import { moment, runStatement } from '../../../cms/statements'
import type { StoredUser } from '../storedUser'
import { seal, unseal } from './seal'

const PERIOD = 30 * 1000
/** Periods before and after the present one whose codes are taken: clocks differ, and people type slowly. */
const WINDOW = 1
/** Bytes of a key: as long as the hash (RFC 4226 §4). */
const KEY_BYTES = 20
/** Milliseconds that a key which was shown waits for its first code. */
const CONFIRM_WITHIN = 30 * 60 * 1000

const totp = (key: string, { issuer, label }: { issuer: string; label: string } = { issuer: '', label: '' }) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(key), digits: 6, period: PERIOD / 1000 })

/** The period whose code it is; undefined where it is none of the present ones. */
function periodOf(key: string, code: string, now: number): number | undefined {
  const delta = totp(key).validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? undefined : Math.floor(now / PERIOD) + delta
}

/** Six figures, however they were grouped. */
const plain = (typed: unknown) => (typeof typed === 'string' ? typed.replace(/\s/g, '') : '')

/** The user's creation tells apart who had the same number before. */
const keptFor = ({ id, createdAt }: Pick<StoredUser, 'id' | 'createdAt'>) => `code ${id} ${Date.parse(createdAt)}`

export interface NewCodes {
  /** In groups, as people type it. */
  key: string
  address: string
  /** An SVG of the address. */
  picture: string
  /** The key and its end, for this site alone: sent back with the first code. */
  sealed: string
}

export function offerNewCodes(payload: BasePayload, user: StoredUser, now: number): NewCodes {
  const key = new Secret({ size: KEY_BYTES }).base32
  const issuer = new URL(payload.config.serverURL).host
  const address = totp(key, { issuer, label: user.email }).toString()
  return {
    key: key.replace(/(.{4})(?!$)/g, '$1 '),
    address,
    picture: renderSVG(address, { border: 4 }),
    sealed: seal(`${now + CONFIRM_WITHIN}.${key}`, `new ${keptFor(user)}`, payload.secret),
  }
}

/** Keeps a key whose first code was typed, in place of any before; false where the code is wrong or came too late. */
export async function keepCodes(
  payload: BasePayload,
  user: StoredUser,
  { sealed, code }: { sealed: unknown; code: unknown },
  now: number,
): Promise<boolean> {
  const opened = typeof sealed === 'string' ? unseal(sealed, `new ${keptFor(user)}`, payload.secret) : undefined
  const [, until, key = ''] = /^(\d+)\.(\w+)$/.exec(opened ?? '') ?? []
  if (!(Number(until) > now)) return false
  const period = periodOf(key, plain(code), now)
  if (period === undefined) return false
  const kept = seal(key, keptFor(user), payload.secret)
  await runStatement(
    payload,
    sql`insert into staff_codes (owner, sealed_key, added_at, period) values (${user.id}, ${kept}, ${moment(now)}, ${period})
      on conflict (owner) do update set sealed_key = excluded.sealed_key, added_at = excluded.added_at, used_at = null,
        period = excluded.period`,
  )
  return true
}

/** Takes a code, once. */
export async function codeTaken(payload: BasePayload, user: StoredUser, code: unknown, now: number): Promise<boolean> {
  const [row] = await runStatement(payload, sql`select sealed_key from staff_codes where owner = ${user.id}`)
  const key = row && unseal(textIn(row.sealed_key), keptFor(user), payload.secret)
  const period = key ? periodOf(key, plain(code), now) : undefined
  if (period === undefined) return false
  const taken = await runStatement(
    payload,
    sql`update staff_codes set period = ${period}, used_at = ${moment(now)}
      where owner = ${user.id} and period < ${period} returning id`,
  )
  return taken.length > 0
}

export async function codesOf(
  payload: BasePayload,
  owner: number,
): Promise<{ addedAt: string; usedAt: string | null } | null> {
  const [row] = await runStatement(payload, sql`select added_at, used_at from staff_codes where owner = ${owner}`)
  if (!row) return null
  return {
    addedAt: moment(momentIn(row.added_at)),
    usedAt: row.used_at ? moment(momentIn(row.used_at)) : null,
  }
}

export async function removeCodes(payload: BasePayload, owner: number): Promise<boolean> {
  const rows = await runStatement(payload, sql`delete from staff_codes where owner = ${owner} returning id`)
  return rows.length > 0
}
