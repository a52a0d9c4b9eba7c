/** Requests that nobody answers: first the dealer is reminded, then head office is told, each once. */
import { sql } from 'drizzle-orm'
import type { Where } from 'payload'
import { moment, runStatement } from '../../content/statements'
import type { OrderRequest } from '../../content/types'
import { enqueueEmail } from '../outbox'
import { dealerIdOf, type House, postOf } from './announce'
import { noteEvent } from './followUp'
import { escalation, reminder } from './mail/letters'
import { dealerName, readReceivers } from './receivers'
import { headOfficeEmail } from './settings'

const HOUR = 60 * 60 * 1000
const PART = 100

const unanswered = (field: 'remindedAt' | 'escalatedAt', before: number): Where => ({
  and: [
    { state: { in: ['received', 'seen'] } },
    { dealer: { exists: true } },
    { [field]: { exists: false } },
    { sentAt: { less_than: moment(before) } },
  ],
})

/** Which time it went to this dealer: a request that comes back is reminded of anew. */
const roundOf = ({ sentAt }: OrderRequest) => `:${Date.parse(sentAt ?? '') || 0}`

/** The e-mail is in the queue before the row says so: by its key it is sent once all the same. */
async function once(
  { payload }: House,
  request: OrderRequest,
  column: 'reminded_at' | 'escalated_at',
  now: number,
): Promise<void> {
  const changed = await runStatement(
    payload,
    sql`update order_requests set ${sql.identifier(column)} = ${moment(now)}
      where id = ${request.id} and ${sql.identifier(column)} is null returning id`,
  )
  const kind = column === 'reminded_at' ? 'reminded' : 'escalated'
  if (changed.length > 0) await noteEvent(payload, request.id, { kind })
}

export async function remindAll(house: House, now: number): Promise<void> {
  const { payload } = house
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
    const id = dealerIdOf(request) ?? 0
    const receiver = (await readReceivers(payload, [id])).get(id)
    if (receiver?.email) {
      const post = await postOf(house, request.key, now)
      const to = { ...receiver, email: receiver.email }
      await enqueueEmail(payload, reminder(request, to, remindAfter, roundOf(request), post), now)
    }
    await once(house, request, 'reminded_at', now)
  }
  for (const request of await due('escalatedAt', escalateAfter)) {
    const dealer = (await dealerName(payload, dealerIdOf(request))) ?? ''
    const post = await postOf(house, request.key, now)
    const facts = { dealer, hours: escalateAfter, round: roundOf(request) }
    await enqueueEmail(payload, escalation(request, await headOfficeEmail(payload), facts, post), now)
    await once(house, request, 'escalated_at', now)
  }
}
