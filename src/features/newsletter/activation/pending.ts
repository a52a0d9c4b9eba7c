/** Subscriptions that await their code: one row per number, replaced by a new request. */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { jsonIn, momentIn, textIn } from '../../../cms/rows'
import { moment, runStatement } from '../../../cms/statements'
import { excluded, into, returning, select } from '../../../cms/tables'
import type { Circumstances } from '../evidence/record'
import type { SubscriberDetails } from '../subscribe'
import { pendingActivations } from '../tables'

/** Stored once the code is confirmed. */
export interface PendingRequest {
  person: SubscriberDetails
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
  const target = into(
    pendingActivations,
    'mobile',
    'code_hash',
    'expires_at',
    'tries',
    'request',
    'updated_at',
    'created_at',
  )
  await runStatement(
    payload,
    sql`insert into ${target}
      values (${mobile}, ${codeHash}, ${moment(expiresAt)}, 0, ${JSON.stringify(request)}, ${at}, ${at})
      on conflict (${pendingActivations.mobile}) do update
      set ${pendingActivations.code_hash} = ${excluded(pendingActivations).code_hash},
      ${pendingActivations.expires_at} = ${excluded(pendingActivations).expires_at},
      ${pendingActivations.tries} = 0, ${pendingActivations.request} = ${excluded(pendingActivations).request},
      ${pendingActivations.updated_at} = ${excluded(pendingActivations).updated_at}`,
  )
}

/** Deletes the pending row if it still has this code. */
export async function dropPending(payload: BasePayload, mobile: string, codeHash: string): Promise<void> {
  await runStatement(
    payload,
    sql`delete from ${pendingActivations} where ${pendingActivations.mobile} = ${mobile}
      and ${pendingActivations.code_hash} = ${codeHash}`,
  )
}

export type Tried =
  | { state: 'open'; codeHash: string; request: PendingRequest }
  | { state: 'unknown' | 'expired' | 'usedUp' }

/** Uses up one of the code's attempts. */
export async function takeTry(payload: BasePayload, mobile: string, most: number, now: number): Promise<Tried> {
  const [open] = await runStatement(
    payload,
    returning(
      sql`update ${pendingActivations} set ${pendingActivations.tries} = ${pendingActivations.tries} + 1
        where ${pendingActivations.mobile} = ${mobile} and ${pendingActivations.tries} < ${most}
        and ${pendingActivations.expires_at} > ${moment(now)}`,
      { code_hash: pendingActivations.code_hash, request: pendingActivations.request },
    ),
  )
  if (open) return { state: 'open', codeHash: textIn(open.code_hash), request: jsonIn(open.request) as PendingRequest }
  const [row] = await runStatement(
    payload,
    select(
      { expires_at: pendingActivations.expires_at },
      sql`from ${pendingActivations} where ${pendingActivations.mobile} = ${mobile}`,
    ),
  )
  if (!row) return { state: 'unknown' }
  return { state: momentIn(row.expires_at) <= now ? 'expired' : 'usedUp' }
}

/** Milliseconds that an expired row is kept, so that a late visitor gets the reason why the code fails. */
const GRACE = 24 * 60 * 60 * 1000

export async function deleteExpired(payload: BasePayload, now: number): Promise<void> {
  await runStatement(
    payload,
    sql`delete from ${pendingActivations} where ${pendingActivations.expires_at} <= ${moment(now - GRACE)}`,
  )
}
