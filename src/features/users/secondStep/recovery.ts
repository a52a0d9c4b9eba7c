/** Recovery codes: ten, each good once, stored as HMACs. */
import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { moment, runStatement } from '../../../cms/statements'
import { signatureText } from '../../../platform/signing'

const CODES = 10
/** Without letters and figures that look alike: they are read from paper. 12 of 30 are 58 bits. */
const SIGNS = 'abcdefghjkmnpqrstvwxyz23456789'
const LENGTH = 12

const newCode = () => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')

/** As it is printed: in groups of four. */
const grouped = (code: string) => code.replace(/(.{4})(?!$)/g, '$1-')

/** However it was typed. */
const plain = (typed: unknown) => (typeof typed === 'string' ? typed.toLowerCase().replace(/[^a-z\d]/g, '') : '')

/** With the site's secret: a copy of the database alone cannot be tried through. */
const hashOf = (owner: number, code: string, { secret }: BasePayload) =>
  signatureText(secret, 'staff-recovery', owner, code)

/** New ones in place of all that were; told once. */
export async function newRecoveryCodes(payload: BasePayload, owner: number): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  await removeRecoveryCodes(payload, owner)
  const rows = codes.map((code) => sql`(${owner}, ${hashOf(owner, code, payload)})`)
  await runStatement(
    payload,
    sql`insert into staff_recovery_codes (owner, code_hash) values ${sql.join(rows, sql`, `)}`,
  )
  return codes.map(grouped)
}

/** Takes a code, once. */
export async function recoveryCodeTaken(
  payload: BasePayload,
  owner: number,
  code: unknown,
  now: number,
): Promise<boolean> {
  const taken = await runStatement(
    payload,
    sql`update staff_recovery_codes set used_at = ${moment(now)}
      where owner = ${owner} and code_hash = ${hashOf(owner, plain(code), payload)} and used_at is null returning id`,
  )
  return taken.length > 0
}

/** How many are left. */
export async function recoveryCodesLeft(payload: BasePayload, owner: number): Promise<number> {
  const rows = await runStatement(
    payload,
    sql`select id from staff_recovery_codes where owner = ${owner} and used_at is null`,
  )
  return rows.length
}

export async function removeRecoveryCodes(payload: BasePayload, owner: number): Promise<void> {
  await runStatement(payload, sql`delete from staff_recovery_codes where owner = ${owner}`)
}
