/**
 * Unanswered requests: first the receiver is reminded, then the request is escalated, each once. A dealer's is
 * escalated to head office, head office's own to the administrators.
 */
import { sql } from 'drizzle-orm'
import type { BasePayload, Where } from 'payload'
import { moment, runStatement } from '../../cms/statements'
import type { OrderRequest } from '../../cms/types'
import { dealerName, readReceivers } from '../dealers'
import { enqueueEmail } from '../outbox'
import { recordOrderEvent } from './events'
import { escalation, officeReminder, reminder } from './mail/emails'
import { dealerIdOf, mailContextOf, type OrderContext, roundKey } from './notify'
import { administratorEmails, headOfficeEmail } from './settings'
import { orderRequests } from './tables'

const HOUR = 60 * 60 * 1000
const PART = 100

const unanswered = (field: 'remindedAt' | 'escalatedAt', before: number): Where => ({
  and: [
    { state: { in: ['received', 'seen'] } },
    { [field]: { exists: false } },
    { sentAt: { less_than: moment(before) } },
  ],
})

/** The e-mail is enqueued before the row is marked; its key still prevents a second one. */
async function once(
  { payload }: OrderContext,
  request: OrderRequest,
  column: 'reminded_at' | 'escalated_at',
  now: number,
): Promise<void> {
  const changed = await runStatement(
    payload,
    sql`update ${orderRequests} set ${orderRequests[column]} = ${moment(now)}
      where ${orderRequests.id} = ${request.id} and ${orderRequests[column]} is null returning ${orderRequests.id}`,
  )
  const kind = column === 'reminded_at' ? 'reminded' : 'escalated'
  if (changed.length > 0) await recordOrderEvent(payload, request.id, { kind })
}

export async function remindAll(context: OrderContext, now: number): Promise<void> {
  const { payload } = context
  const { remindAfter, escalateAfter } = await payload.findGlobal({ slug: 'orderSettings', depth: 0 })
  const due = async (field: 'remindedAt' | 'escalatedAt', hours: number) =>
    (
      await payload.find({
        collection: 'orderRequests',
        where: unanswered(field, now - hours * HOUR),
        sort: 'id',
        limit: PART,
        pagination: false,
        depth: 0,
      })
    ).docs
  for (const request of await due('remindedAt', remindAfter)) {
    const id = dealerIdOf(request)
    const receiver = id === undefined ? undefined : (await readReceivers(payload, [id])).get(id)
    const post = await mailContextOf(context, request.key, now)
    const how = { hours: remindAfter, round: roundKey(request) }
    const email = receiver?.email
      ? reminder(request, { ...receiver, email: receiver.email }, how, post)
      : officeReminder(request, await headOfficeEmail(payload), how, post)
    await enqueueEmail(payload, email, now)
    await once(context, request, 'reminded_at', now)
  }
  for (const request of await due('escalatedAt', escalateAfter)) {
    const id = dealerIdOf(request)
    const office = await headOfficeEmail(payload)
    const post = await mailContextOf(context, request.key, now)
    const facts = { dealer: await dealerName(payload, id), hours: escalateAfter, round: roundKey(request) }
    for (const to of id === undefined ? await above(payload, office) : [office])
      await enqueueEmail(payload, escalation(request, to, facts, post), now)
    await once(context, request, 'escalated_at', now)
  }
}

/** Receivers when head office itself does not answer; head office again if there are no other administrators. */
async function above(payload: BasePayload, office: string): Promise<readonly string[]> {
  const others = (await administratorEmails(payload)).filter((email) => email.toLowerCase() !== office.toLowerCase())
  return others.length > 0 ? others : [office]
}
