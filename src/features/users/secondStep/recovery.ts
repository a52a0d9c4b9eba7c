/** Recovery codes: ten, each valid once, stored as HMACs. */
import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { moment, runStatement } from '../../../cms/statements'
import { into, select } from '../../../cms/tables'
import { signatureText } from '../../../platform/signing'
import { staffRecoveryCodes } from '../tables'

const CODES = 10
/** Without letters and digits that look alike: they are read from paper. 12 of 30 are 58 bits. */
const SIGNS = 'abcdefghjkmnpqrstvwxyz23456789'
const LENGTH = 12

const newCode = () => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')

/** As printed: in groups of four. */
const grouped = (code: string) => code.replace(/(.{4})(?!$)/g, '$1-')

/** Without the separators that were typed; lower case. */
const plain = (typed: unknown) => (typeof typed === 'string' ? typed.toLowerCase().replace(/[^a-z\d]/g, '') : '')

/** HMAC with the site's secret: with a copy of the database alone, codes cannot be guessed. */
const hashOf = (owner: number, code: string, { secret }: BasePayload) =>
  signatureText(secret, 'staff-recovery', owner, code)

/** Creates new codes in place of all earlier ones; returned only here. */
export async function newRecoveryCodes(payload: BasePayload, owner: number): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  await removeRecoveryCodes(payload, owner)
  const rows = codes.map((code) => sql`(${owner}, ${hashOf(owner, code, payload)})`)
  await runStatement(
    payload,
    sql`insert into ${into(staffRecoveryCodes, 'owner', 'code_hash')} values ${sql.join(rows, sql`, `)}`,
  )
  return codes.map(grouped)
}

/** Accepts a code once. */
export async function recoveryCodeTaken(
  payload: BasePayload,
  owner: number,
  code: unknown,
  now: number,
): Promise<boolean> {
  const taken = await runStatement(
    payload,
    sql`update ${staffRecoveryCodes} set ${staffRecoveryCodes.used_at} = ${moment(now)}
      where ${staffRecoveryCodes.owner} = ${owner}
      and ${staffRecoveryCodes.code_hash} = ${hashOf(owner, plain(code), payload)}
      and ${staffRecoveryCodes.used_at} is null returning ${staffRecoveryCodes.id}`,
  )
  return taken.length > 0
}

/** Number of unused codes. */
export async function recoveryCodesLeft(payload: BasePayload, owner: number): Promise<number> {
  const rows = await runStatement(
    payload,
    select(
      { id: staffRecoveryCodes.id },
      sql`from ${staffRecoveryCodes} where ${staffRecoveryCodes.owner} = ${owner}
        and ${staffRecoveryCodes.used_at} is null`,
    ),
  )
  return rows.length
}

export async function removeRecoveryCodes(payload: BasePayload, owner: number): Promise<void> {
  await runStatement(payload, sql`delete from ${staffRecoveryCodes} where ${staffRecoveryCodes.owner} = ${owner}`)
}
