/** Codes by SMS that confirm a number: six digits, stored as an HMAC, valid for ten minutes and five attempts. */
import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { moment, runStatement } from '../../cms/statements'
import type { Member } from '../../cms/types'
import { signatureText } from '../../platform/signing'
import type { Runtime } from '../../web/feature'
import { members } from './tables'

type Keeper = Pick<Runtime, 'payload' | 'secret'>
type Owner = Pick<Member, 'id' | 'mobile'>

const MINUTE = 60 * 1000
const LIFETIME = 10 * MINUTE
const TRIES = 5

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Bound to member and number: a code is invalid for any other. */
function hashOf(code: string, { id, mobile }: Owner, secret: string): string {
  return signatureText(secret, 'member-mobile', id, String(mobile), code)
}

/** Replaces a code that was sent before. Returns false if the number changed meanwhile. */
export async function keepCode(
  { payload, secret }: Keeper,
  member: Owner,
  code: string,
  now: number,
): Promise<boolean> {
  const rows = await runStatement(
    payload,
    sql`update ${members} set ${members.mobile_code} = ${hashOf(code, member, secret)},
      ${members.mobile_code_until} = ${moment(now + LIFETIME)}, ${members.mobile_code_tries} = ${TRIES}
      where ${members.id} = ${member.id} and ${members.mobile} = ${member.mobile} returning ${members.id}`,
  )
  return rows.length > 0
}

export async function deleteCode(payload: BasePayload, { id }: Pick<Member, 'id'>): Promise<void> {
  await runStatement(payload, sql`update ${members} set ${members.mobile_code} = null where ${members.id} = ${id}`)
}

/** Uses up an attempt before comparing, so that concurrent requests get no extra attempts. */
export async function takeCode(
  { payload, secret }: Keeper,
  member: Owner,
  code: string,
  now: number,
): Promise<boolean> {
  const { id, mobile } = member
  const left = await runStatement(
    payload,
    sql`update ${members} set ${members.mobile_code_tries} = ${members.mobile_code_tries} - 1
      where ${members.id} = ${id} and ${members.mobile_code} is not null and ${members.mobile_code_tries} > 0
      and ${members.mobile_code_until} > ${moment(now)} returning ${members.id}`,
  )
  if (left.length === 0) return false
  const rows = await runStatement(
    payload,
    sql`update ${members} set ${members.mobile_confirmed_at} = ${moment(now)}, ${members.mobile_code} = null,
      ${members.updated_at} = ${moment(now)} where ${members.id} = ${id} and ${members.mobile} = ${mobile}
      and ${members.mobile_code} = ${hashOf(code, member, secret)} returning ${members.id}`,
  )
  return rows.length > 0
}
