/** One-time codes of an app (TOTP, RFC 6238): six digits that change every thirty seconds. */
import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { BasePayload } from 'payload'
import { renderSVG } from 'uqr'
import { momentIn, textIn } from '../../../cms/rows'
import { moment, runStatement } from '../../../cms/statements'
import { excluded, into, select } from '../../../cms/tables'
import type { StoredUser } from '../storedUser'
import { staffCodes } from '../tables'
import { seal, unseal } from './seal'

const PERIOD = 30 * 1000
/** Periods before and after the current one whose codes are accepted: clocks differ, and people type slowly. */
const WINDOW = 1
/** Bytes of a key: as long as the hash (RFC 4226 §4). */
const KEY_BYTES = 20
/** Milliseconds in which the first code for a new key must be entered. */
const CONFIRM_WITHIN = 30 * 60 * 1000

const totp = (key: string, { issuer, label }: { issuer: string; label: string } = { issuer: '', label: '' }) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(key), digits: 6, period: PERIOD / 1000 })

/** The period that a code belongs to; undefined if it is not a current one. */
function periodOf(key: string, code: string, now: number): number | undefined {
  const delta = totp(key).validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? undefined : Math.floor(now / PERIOD) + delta
}

/** The digits, without spaces. */
const plain = (typed: unknown) => (typeof typed === 'string' ? typed.replace(/\s/g, '') : '')

/** The creation time distinguishes a user from an earlier one with the same id. */
const keptFor = ({ id, createdAt }: Pick<StoredUser, 'id' | 'createdAt'>) => `code ${id} ${Date.parse(createdAt)}`

export interface NewCodes {
  /** In groups, as people type it. */
  key: string
  address: string
  /** An SVG of the address. */
  picture: string
  /** The key and its expiry, encrypted for this site: sent back with the first code. */
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

/** Stores a key after its first code was entered, replacing any earlier key; false if the code is wrong or too late. */
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
    sql`insert into ${into(staffCodes, 'owner', 'sealed_key', 'added_at', 'period')}
      values (${user.id}, ${kept}, ${moment(now)}, ${period}) on conflict (${staffCodes.owner}) do update
      set ${staffCodes.sealed_key} = ${excluded(staffCodes).sealed_key},
      ${staffCodes.added_at} = ${excluded(staffCodes).added_at}, ${staffCodes.used_at} = null,
      ${staffCodes.period} = ${excluded(staffCodes).period}`,
  )
  return true
}

/** Accepts a code once. */
export async function codeTaken(payload: BasePayload, user: StoredUser, code: unknown, now: number): Promise<boolean> {
  const [row] = await runStatement(
    payload,
    select({ sealed_key: staffCodes.sealed_key }, sql`from ${staffCodes} where ${staffCodes.owner} = ${user.id}`),
  )
  const key = row && unseal(textIn(row.sealed_key), keptFor(user), payload.secret)
  const period = key ? periodOf(key, plain(code), now) : undefined
  if (period === undefined) return false
  const taken = await runStatement(
    payload,
    sql`update ${staffCodes} set ${staffCodes.period} = ${period}, ${staffCodes.used_at} = ${moment(now)}
      where ${staffCodes.owner} = ${user.id} and ${staffCodes.period} < ${period} returning ${staffCodes.id}`,
  )
  return taken.length > 0
}

export async function codesOf(
  payload: BasePayload,
  owner: number,
): Promise<{ addedAt: string; usedAt: string | null } | null> {
  const [row] = await runStatement(
    payload,
    select(
      { added_at: staffCodes.added_at, used_at: staffCodes.used_at },
      sql`from ${staffCodes} where ${staffCodes.owner} = ${owner}`,
    ),
  )
  if (!row) return null
  return {
    addedAt: moment(momentIn(row.added_at)),
    usedAt: row.used_at ? moment(momentIn(row.used_at)) : null,
  }
}

export async function removeCodes(payload: BasePayload, owner: number): Promise<boolean> {
  const rows = await runStatement(
    payload,
    sql`delete from ${staffCodes} where ${staffCodes.owner} = ${owner} returning ${staffCodes.id}`,
  )
  return rows.length > 0
}
