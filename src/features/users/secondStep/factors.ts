/** Which second steps a user has, and whether their role must have one. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { passkeysOf } from '../../../cms/passkeys/passkeys'
import { runStatement } from '../../../cms/statements'
import { select } from '../../../cms/tables'
import { needsSecondStep } from '../sessions/store'
import { staffPasskeys } from '../tables'
import { codesOf, removeCodes } from './codes'
import { passkeysOfStaff } from './passkeys'
import { recoveryCodesLeft, removeRecoveryCodes } from './recovery'

export interface Factors {
  passkey: boolean
  code: boolean
  recovery: boolean
}

export async function factorsOf(payload: BasePayload, owner: number): Promise<Factors> {
  const [passkeys, codes, left] = await Promise.all([
    passkeysOf(passkeysOfStaff, payload, owner),
    codesOf(payload, owner),
    recoveryCodesLeft(payload, owner),
  ])
  return { passkey: passkeys.length > 0, code: codes !== null, recovery: left > 0 }
}

/** Recovery codes replace one of these, and are not factors themselves. */
export const hasFactor = ({ passkey, code }: Factors): boolean => passkey || code

export async function factorRequired(payload: BasePayload, owner: number): Promise<boolean> {
  const [row] = await runStatement(
    payload,
    select({ must: sql`case when ${needsSecondStep(sql`${owner}`)} then 1 else 0 end` }),
  )
  return Number(row?.must) === 1
}

/** Removes all factors and recovery codes; false if there were none. */
export async function removeFactors(payload: BasePayload, owner: number): Promise<boolean> {
  const passkeys = await runStatement(
    payload,
    sql`delete from ${staffPasskeys} where ${staffPasskeys.owner} = ${owner} returning ${staffPasskeys.id}`,
  )
  const hadCodes = await removeCodes(payload, owner)
  await removeRecoveryCodes(payload, owner)
  return passkeys.length > 0 || hadCodes
}
