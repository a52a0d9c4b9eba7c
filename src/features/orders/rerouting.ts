/**
 * Requests whose dealer was deleted or unpublished get the receiver that the rules choose without that dealer. The
 * condition is stored, so an interrupted run repeats the same steps; `notify.ts` notifies the receivers.
 */
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { ContentReader } from '../../cms/reader'
import { runInTransaction } from '../../cms/runInTransaction'
import { moment, runStatement } from '../../cms/statements'
import { into } from '../../cms/tables'
import type { OrderRequest } from '../../cms/types'
import { defaultLocale } from '../../lib/locales'
import type { Runtime } from '../../web/feature'
import { findArticlesByNumber } from '../catalogue'
import { readReceivers } from '../dealers'
import { enqueueEmail } from '../outbox'
import { moveAttachments } from './attachments'
import { readLines } from './lines'
import { type Move, rerouted } from './mail/emails'
import { mailTextsIn } from './mail/texts'
import { dealerIdOf, type OrderContext, roundKey } from './notify'
import { readOrphans } from './orphans'
import { proposeDealer } from './proposal'
import { type Decision, HEAD_OFFICE, isRoutedAnew } from './routing'
import { headOfficeEmail } from './settings'
import { orderEvents, orderRequests } from './tables'

/** Requests per round. */
const PART = 50

/** Deleting the dealer's row removes the reference, so the name is recorded before. */
export async function recordFormerDealer(
  payload: BasePayload,
  { id, name }: { id: number; name: string },
): Promise<void> {
  await runStatement(
    payload,
    sql`update ${orderRequests} set ${orderRequests.former_dealer} = ${name}
      where ${orderRequests.dealer_id} = ${id} and ${orderRequests.state} in ('received', 'seen', 'answered')`,
  )
}

async function decide(payload: BasePayload, reader: ContentReader, request: OrderRequest): Promise<Decision> {
  // The customer has an answer already: no other dealer starts again.
  if (request.state === 'answered' || !isRoutedAnew(request.routing)) return HEAD_OFFICE
  const numbers = readLines(request.lines).map(({ number }) => number)
  const [articles, { proposal }] = await Promise.all([
    findArticlesByNumber(reader, numbers),
    payload.findGlobal({ slug: 'orderSettings', depth: 0 }),
  ])
  const routingQuery = { postcode: request.postcode, articles: articles.values(), chosen: '', proposal }
  const { proposed, routing } = await proposeDealer(reader, payload, routingQuery)
  return { dealer: proposed, routing }
}

/** Writes the new receiver and its event in one transaction. A request that was moved meanwhile stays unchanged. */
async function move(
  payload: BasePayload,
  request: OrderRequest,
  { dealer, routing }: Decision,
  { text, now }: { text: string; now: number },
): Promise<void> {
  const before = dealerIdOf(request)
  const unchanged = sql`${orderRequests.id} = ${request.id} and ${orderRequests.state} = ${request.state}
    and ${before === undefined ? sql`${orderRequests.dealer_id} is null` : sql`${orderRequests.dealer_id} = ${before}`}
    and ${request.sentAt ? sql`${orderRequests.sent_at} = ${request.sentAt}` : sql`${orderRequests.sent_at} is null`}`
  const anew =
    request.state === 'answered'
      ? sql``
      : sql`${orderRequests.state} = 'received', ${orderRequests.sent_at} = ${moment(now)},
        ${orderRequests.notified_at} = null, ${orderRequests.reminded_at} = null,
        ${orderRequests.escalated_at} = null,`
  await runInTransaction(payload, [
    sql`update ${orderRequests} set ${orderRequests.dealer_id} = ${dealer ?? null},
      ${orderRequests.routing} = ${routing}, ${orderRequests.former_dealer} = null,
      ${anew} ${orderRequests.updated_at} = ${moment(now)} where ${unchanged}`,
    // The timestamp shows which of two processes moved it.
    sql`insert into ${into(orderEvents, 'request_id', 'kind', 'text', 'updated_at', 'created_at')}
      select ${orderRequests.id}, 'rerouted', ${text}, ${moment(now)}, ${moment(now)} from ${orderRequests}
      where ${orderRequests.id} = ${request.id} and ${orderRequests.updated_at} = ${moment(now)}`,
  ])
  // Otherwise the files follow when the new receiver is notified.
  if (request.state === 'answered') await moveAttachments(payload, request.key, null)
}

/** Reroutes requests that lost their dealer. Returns their number. */
export async function rerouteAll(context: OrderContext & Pick<Runtime, 'read'>, now: number): Promise<number> {
  const { payload } = context
  const orphans = await readOrphans(payload, PART)
  if (orphans.length === 0) return 0
  const { reader } = await context.read(defaultLocale)
  const { docs } = await payload.find({
    collection: 'orderRequests',
    where: { id: { in: orphans.map(({ request }) => request) } },
    sort: 'id',
    depth: 0,
    pagination: false,
  })
  const formerOf = new Map(orphans.map(({ request, former }) => [request, former]))
  const byFormer = new Map<string, { move: Move; decision: Decision }[]>()
  for (const request of docs) {
    const decision = await decide(payload, reader, request)
    const { dealer } = decision
    const receiver = dealer === undefined ? undefined : (await readReceivers(payload, [dealer])).get(dealer)?.name
    const former = formerOf.get(request.id) ?? ''
    byFormer.set(former, [...(byFormer.get(former) ?? []), { move: { request, receiver }, decision }])
  }
  const t = mailTextsIn(defaultLocale)
  for (const [former, decided] of byFormer) {
    const moves = decided.map(({ move }) => move)
    // The e-mail first, sent once for the same requests: the following steps can be repeated.
    const rounds = moves.map(({ request }) => request.id + roundKey(request)).join(' ')
    const key = `orders:rerouted:${createHash('sha256').update(rounds).digest('hex').slice(0, 32)}`
    await enqueueEmail(payload, rerouted(await headOfficeEmail(payload), { former, moves, key }, context), now)
    for (const {
      move: { request, receiver },
      decision,
    } of decided) {
      const text = `${former || t('formerDealer')} → ${receiver ?? t('headOffice')}`
      await move(payload, request, decision, { text, now })
    }
  }
  return docs.length
}
