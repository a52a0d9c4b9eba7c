/**
 * Steps of a request: seen, answered, done, handed back, moved. Each is recorded in `orderEvents`, which is
 * append-only. Callers have checked access; `by` is the name shown to the customer and head office.
 */
import { sql } from 'drizzle-orm'
import { moment, runStatement } from '../../cms/statements'
import type { OrderRequest } from '../../cms/types'
import { createKeyedMutex } from '../../platform/keyedMutex'
import { enqueueEmail } from '../outbox'
import { moveAttachments } from './attachments'
import { eventsOf, recordOrderEvent } from './events'
import { answer, declined } from './mail/emails'
import { dealerIdOf, mailContextOf, type OrderContext, roundKey } from './notify'
import { headOfficeEmail } from './settings'
import { orderRequests } from './tables'

export interface FollowUpStep {
  by: string
  now: number
}

/** By request, so that a double click has one effect. */
const inTurn = createKeyedMutex<number>()

/** Records the first view; later ones change nothing. */
export function markSeen({ payload }: OrderContext, request: OrderRequest, { by, now }: FollowUpStep): Promise<void> {
  return inTurn(request.id, async () => {
    const changed = await runStatement(
      payload,
      sql`update ${orderRequests} set ${orderRequests.state} = 'seen',
        ${orderRequests.updated_at} = ${moment(now)} where ${orderRequests.id} = ${request.id}
        and ${orderRequests.state} = 'received' returning ${orderRequests.id}`,
    )
    if (changed.length > 0) await recordOrderEvent(payload, request.id, { kind: 'seen', by })
  })
}

/** `key`: of the form; an answer posted twice is sent once. */
export function answerRequest(
  context: OrderContext,
  request: OrderRequest,
  { by, now, text, key, replyTo }: FollowUpStep & { text: string; key: string; replyTo: string | undefined },
): Promise<void> {
  return inTurn(request.id, async () => {
    const { payload } = context
    const known = (await eventsOf(payload, request.id)).some(
      (event) => event.kind === 'answered' && event.text === text && event.by === by,
    )
    if (!known) await recordOrderEvent(payload, request.id, { kind: 'answered', text, by })
    await runStatement(
      payload,
      sql`update ${orderRequests} set
        ${orderRequests.answered_at} = coalesce(${orderRequests.answered_at}, ${moment(now)}),
        ${orderRequests.updated_at} = ${moment(now)}, ${orderRequests.state} = 'answered'
        where ${orderRequests.id} = ${request.id} and ${orderRequests.state} in ('received', 'seen')`,
    )
    await enqueueEmail(
      payload,
      answer(request, { by, replyTo, text, key }, await mailContextOf(context, request.key, now)),
      now,
    )
  })
}

export function markDone({ payload }: OrderContext, request: OrderRequest, { by, now }: FollowUpStep): Promise<void> {
  return inTurn(request.id, async () => {
    const changed = await runStatement(
      payload,
      sql`update ${orderRequests} set ${orderRequests.state} = 'done',
        ${orderRequests.updated_at} = ${moment(now)} where ${orderRequests.id} = ${request.id}
        and ${orderRequests.state} in ('received', 'seen', 'answered') returning ${orderRequests.id}`,
    )
    if (changed.length > 0) await recordOrderEvent(payload, request.id, { kind: 'done', by })
  })
}

/** Head office declines for good: no other dealer will deliver. */
export function declineForGood(
  { payload }: OrderContext,
  request: OrderRequest,
  { by, now, reason }: FollowUpStep & { reason: string },
): Promise<void> {
  return inTurn(request.id, async () => {
    const changed = await runStatement(
      payload,
      sql`update ${orderRequests} set ${orderRequests.state} = 'declined',
        ${orderRequests.updated_at} = ${moment(now)}, ${orderRequests.answered_at} = ${moment(now)}
        where ${orderRequests.id} = ${request.id} and ${orderRequests.state} in ('received', 'seen', 'answered')
        returning ${orderRequests.id}`,
    )
    if (changed.length > 0) await recordOrderEvent(payload, request.id, { kind: 'declined', by, text: reason })
  })
}

/** A dealer hands it back: head office gets it as a new request. */
export function handBack(
  context: OrderContext,
  request: OrderRequest,
  { by, now, reason, dealer }: FollowUpStep & { reason: string; dealer: number },
): Promise<void> {
  return inTurn(request.id, async () => {
    const { payload } = context
    if (dealerIdOf(request) !== dealer) return
    const post = await mailContextOf(context, request.key, now)
    // The e-mail first, sent once for each time the dealer had the request: the following steps can be repeated.
    const facts = { dealer: by, dealerId: dealer, reason, round: roundKey(request) }
    await enqueueEmail(payload, declined(request, await headOfficeEmail(payload), facts, post), now)
    const changed = await runStatement(
      payload,
      sql`update ${orderRequests} set ${orderRequests.state} = 'received', ${orderRequests.dealer_id} = null,
        ${orderRequests.routing} = 'headOffice', ${orderRequests.former_dealer} = null,
        ${orderRequests.sent_at} = ${moment(now)}, ${orderRequests.reminded_at} = null,
        ${orderRequests.escalated_at} = null, ${orderRequests.updated_at} = ${moment(now)}
        where ${orderRequests.id} = ${request.id} and ${orderRequests.dealer_id} = ${dealer}
        and ${orderRequests.state} in ('received', 'seen', 'answered') returning ${orderRequests.id}`,
    )
    if (changed.length === 0) return
    await recordOrderEvent(payload, request.id, { kind: 'declined', by, text: reason })
    await moveAttachments(payload, request.key, null)
  })
}
