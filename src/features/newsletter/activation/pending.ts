/** Subscriptions that wait for their code: one row for each number, replaced when it asks again. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { jsonIn, momentIn, textIn } from '../../../cms/rows'
import { moment, runStatement } from '../../../cms/statements'
import type { Circumstances } from '../evidence/record'
import type { Person } from '../subscribe'

/** What is stored once the code comes back. */
export interface PendingRequest {
  person: Person
  groups: readonly number[]
  circumstances: Circumstances
}

export async function keepPending(
  payload: BasePayload,
  request: PendingRequest,
  { codeHash, expiresAt, now }: { codeHash: string; expiresAt: number; now: number },
): Promise<void> {
  const { mobile } = request.person
  const at = moment(now)
  await runStatement(
    payload,
    sql`insert into pending_activations (mobile, code_hash, expires_at, tries, request, updated_at, created_at)
      values (${mobile}, ${codeHash}, ${moment(expiresAt)}, 0, ${JSON.stringify(request)}, ${at}, ${at})
      on conflict (mobile) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0,
        request = excluded.request, updated_at = excluded.updated_at`,
  )
}

/** Takes the pending row away, if it still is the one of this code. */
export async function dropPending(payload: BasePayload, mobile: string, codeHash: string): Promise<void> {
  await runStatement(payload, sql`delete from pending_activations where mobile = ${mobile} and code_hash = ${codeHash}`)
}

export type Tried =
  | { state: 'open'; codeHash: string; request: PendingRequest }
  | { state: 'unknown' | 'expired' | 'usedUp' }

/** Takes one of the tries that a code has. */
export async function takeTry(payload: BasePayload, mobile: string, most: number, now: number): Promise<Tried> {
  const [open] = await runStatement(
    payload,
    sql`update pending_activations set tries = tries + 1 where mobile = ${mobile} and tries < ${most}
      and expires_at > ${moment(now)} returning code_hash, request`,
  )
  if (open) return { state: 'open', codeHash: textIn(open.code_hash), request: jsonIn(open.request) as PendingRequest }
  const [row] = await runStatement(payload, sql`select expires_at from pending_activations where mobile = ${mobile}`)
  if (!row) return { state: 'unknown' }
  return { state: momentIn(row.expires_at) <= now ? 'expired' : 'usedUp' }
}

/** Milliseconds that an expired one stays, so that whoever comes late is told why. */
const GRACE = 24 * 60 * 60 * 1000

export async function deleteExpired(payload: BasePayload, now: number): Promise<void> {
  await runStatement(payload, sql`delete from pending_activations where expires_at <= ${moment(now - GRACE)}`)
}
