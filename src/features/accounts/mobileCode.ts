/** Codes by SMS that prove a number: six figures, kept as an HMAC, for ten minutes and five tries. */
import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { moment, runStatement } from '../../cms/statements'
import type { Member } from '../../cms/types'
import { signatureText } from '../../platform/signing'

const MINUTE = 60 * 1000
const LIFETIME = 10 * MINUTE
const TRIES = 5

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** Bound to member and number: a code to one is worth nothing for another. */
function hashOf(code: string, { id, mobile }: Pick<Member, 'id' | 'mobile'>, secret: string): string {
  return signatureText(secret, 'member-mobile', id, String(mobile), code)
}

/** Takes the place of a code that was sent before. False where the number has changed meanwhile. */
export async function keepCode(
  payload: BasePayload,
  member: Pick<Member, 'id' | 'mobile'>,
  code: string,
  secret: string,
  now: number,
): Promise<boolean> {
  const rows = await runStatement(
    payload,
    sql`update members set mobile_code = ${hashOf(code, member, secret)},
      mobile_code_until = ${moment(now + LIFETIME)}, mobile_code_tries = ${TRIES}
      where id = ${member.id} and mobile = ${member.mobile} returning id`,
  )
  return rows.length > 0
}

export async function deleteCode(payload: BasePayload, { id }: Pick<Member, 'id'>): Promise<void> {
  await runStatement(payload, sql`update members set mobile_code = null where id = ${id}`)
}

/** Takes one try, and then looks: many at the same moment have no more tries than one after the other. */
export async function takeCode(
  payload: BasePayload,
  member: Pick<Member, 'id' | 'mobile'>,
  code: string,
  secret: string,
  now: number,
): Promise<boolean> {
  const { id, mobile } = member
  const left = await runStatement(
    payload,
    sql`update members set mobile_code_tries = mobile_code_tries - 1 where id = ${id} and mobile_code is not null
      and mobile_code_tries > 0 and mobile_code_until > ${moment(now)} returning id`,
  )
  if (left.length === 0) return false
  const rows = await runStatement(
    payload,
    sql`update members set mobile_confirmed_at = ${moment(now)}, mobile_code = null, updated_at = ${moment(now)}
      where id = ${id} and mobile = ${mobile} and mobile_code = ${hashOf(code, member, secret)} returning id`,
  )
  return rows.length > 0
}
