/**
 * What becomes of a request: seen, answered, done, handed back, moved. Each step is noted in `orderEvents`, which only
 * grows. Whoever asks has been checked already; `by` is the name that the customer and head office read.
 */
import { sql } from 'drizzle-orm'
import { moment, runStatement } from '../../cms/statements'
import type { OrderRequest } from '../../cms/types'
import { enqueueEmail } from '../outbox'
import { moveAttachments } from './attachments'
import { eventsOf, recordOrderEvent } from './events'
import { answer, declined } from './mail/emails'
import { dealerIdOf, type OrderContext, postOf, roundOf } from './notify'
import { headOfficeEmail } from './settings'

export interface Step {
  by: string
  now: number
}

/** One step after the other for each request of this process: a button that is pressed twice does one thing. */
const running = new Map<number, Promise<unknown>>()

async function inTurn<Result>(request: number, step: () => Promise<Result>): Promise<Result> {
  const before = running.get(request) ?? Promise.resolve()
  const own = before.catch(() => {}).then(step)
  running.set(request, own)
  try {
    return await own
  } finally {
    if (running.get(request) === own) running.delete(request)
  }
}

/** The first look; later ones change nothing. */
export function markSeen({ payload }: OrderContext, request: OrderRequest, { by, now }: Step): Promise<void> {
  return inTurn(request.id, async () => {
    const changed = await runStatement(
      payload,
      sql`update order_requests set state = 'seen', updated_at = ${moment(now)}
        where id = ${request.id} and state = 'received' returning id`,
    )
    if (changed.length > 0) await recordOrderEvent(payload, request.id, { kind: 'seen', by })
  })
}

/** `key`: of the form that it was written in; the same answer is sent once. */
export function answerRequest(
  context: OrderContext,
  request: OrderRequest,
  { by, now, text, key, replyTo }: Step & { text: string; key: string; replyTo: string | undefined },
): Promise<void> {
  return inTurn(request.id, async () => {
    const { payload } = context
    const known = (await eventsOf(payload, request.id)).some(
      (event) => event.kind === 'answered' && event.text === text && event.by === by,
    )
    if (!known) await recordOrderEvent(payload, request.id, { kind: 'answered', text, by })
    await runStatement(
      payload,
      sql`update order_requests set answered_at = coalesce(answered_at, ${moment(now)}), updated_at = ${moment(now)},
        state = 'answered' where id = ${request.id} and state in ('received', 'seen')`,
    )
    await enqueueEmail(
      payload,
      answer(request, { by, replyTo, text, key }, await postOf(context, request.key, now)),
      now,
    )
  })
}

export function markDone({ payload }: OrderContext, request: OrderRequest, { by, now }: Step): Promise<void> {
  return inTurn(request.id, async () => {
    const changed = await runStatement(
      payload,
      sql`update order_requests set state = 'done', updated_at = ${moment(now)}
        where id = ${request.id} and state in ('received', 'seen', 'answered') returning id`,
    )
    if (changed.length > 0) await recordOrderEvent(payload, request.id, { kind: 'done', by })
  })
}

/** Head office says no for good: nobody else will deliver. */
export function declineForGood(
  { payload }: OrderContext,
  request: OrderRequest,
  { by, now, reason }: Step & { reason: string },
): Promise<void> {
  return inTurn(request.id, async () => {
    const changed = await runStatement(
      payload,
      sql`update order_requests set state = 'declined', updated_at = ${moment(now)}, answered_at = ${moment(now)}
        where id = ${request.id} and state in ('received', 'seen', 'answered') returning id`,
    )
    if (changed.length > 0) await recordOrderEvent(payload, request.id, { kind: 'declined', by, text: reason })
  })
}

/** A dealer hands it back: it is head office's now, and new to them. */
export function handBack(
  context: OrderContext,
  request: OrderRequest,
  { by, now, reason, dealer }: Step & { reason: string; dealer: number },
): Promise<void> {
  return inTurn(request.id, async () => {
    const { payload } = context
    if (dealerIdOf(request) !== dealer) return
    const post = await postOf(context, request.key, now)
    // First the e-mail, which is sent once for each time that the dealer had it: what follows can be done again.
    const facts = { dealer: by, dealerId: dealer, reason, round: roundOf(request) }
    await enqueueEmail(payload, declined(request, await headOfficeEmail(payload), facts, post), now)
    const changed = await runStatement(
      payload,
      sql`update order_requests set state = 'received', dealer_id = null, routing = 'headOffice',
        former_dealer = null, sent_at = ${moment(now)}, reminded_at = null, escalated_at = null,
        updated_at = ${moment(now)}
        where id = ${request.id} and dealer_id = ${dealer} and state in ('received', 'seen', 'answered') returning id`,
    )
    if (changed.length === 0) return
    await recordOrderEvent(payload, request.id, { kind: 'declined', by, text: reason })
    await moveAttachments(payload, request.key, null)
  })
}
