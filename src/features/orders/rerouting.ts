/**
 * Requests whose dealer was deleted or unpublished: they get the receiver that the rules name without that dealer. What
 * shows it is stored, so a stop at any point is followed by the same steps; whoever hears of it is told by `announce.ts`.
 */
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import type { ContentReader } from '../../cms/reader'
import { runInTransaction } from '../../cms/runInTransaction'
import { moment, runStatement } from '../../cms/statements'
import type { OrderRequest } from '../../cms/types'
import { defaultLocale } from '../../lib/locales'
import type { Runtime } from '../../web/feature'
import { findArticlesByNumber } from '../catalogue'
import { enqueueEmail } from '../outbox'
import { moveAttachments } from './attachments'
import { readLines } from './lines'
import { type Move, rerouted } from './mail/emails'
import { wordsIn } from './mail/words'
import { dealerIdOf, type OrderContext, roundOf } from './notify'
import { proposeDealer } from './proposal'
import { readOrphans, readReceivers } from './receivers'
import { type Decision, HEAD_OFFICE, isRoutedAnew } from './routing'
import { headOfficeEmail } from './settings'

/** Requests of one go. */
const PART = 50

/** The reference is lost with the dealer's row: its name is noted while it is known. */
export async function recordFormerDealer(
  payload: BasePayload,
  { id, name }: { id: number; name: string },
): Promise<void> {
  await runStatement(
    payload,
    sql`update order_requests set former_dealer = ${name}
      where dealer_id = ${id} and state in ('received', 'seen', 'answered')`,
  )
}

async function decide(payload: BasePayload, reader: ContentReader, request: OrderRequest): Promise<Decision> {
  // The customer has an answer already: no other dealer begins anew.
  if (request.state === 'answered' || !isRoutedAnew(request.routing)) return HEAD_OFFICE
  const numbers = readLines(request.lines).map(({ number }) => number)
  const [articles, { proposal }] = await Promise.all([
    findArticlesByNumber(reader, numbers),
    payload.findGlobal({ slug: 'orderSettings', depth: 0 }),
  ])
  const asked = { postcode: request.postcode, articles: articles.values(), chosen: '', proposal }
  const { proposed, routing } = await proposeDealer(reader, payload, asked)
  return { dealer: proposed, routing }
}

/** The new receiver and what the history says of it, both or neither. One that was moved meanwhile stays there. */
async function move(
  payload: BasePayload,
  request: OrderRequest,
  { dealer, routing }: Decision,
  { text, now }: { text: string; now: number },
): Promise<void> {
  const before = dealerIdOf(request)
  const unchanged = sql`id = ${request.id} and state = ${request.state}
    and ${before === undefined ? sql`dealer_id is null` : sql`dealer_id = ${before}`}
    and ${request.sentAt ? sql`sent_at = ${request.sentAt}` : sql`sent_at is null`}`
  const anew =
    request.state === 'answered'
      ? sql``
      : sql`state = 'received', sent_at = ${moment(now)}, announced_at = null, reminded_at = null, escalated_at = null,`
  await runInTransaction(payload, [
    sql`update order_requests set dealer_id = ${dealer ?? null}, routing = ${routing}, former_dealer = null, ${anew}
      updated_at = ${moment(now)} where ${unchanged}`,
    // By the moment it is known which of two processes moved it.
    sql`insert into order_events (request_id, kind, text, updated_at, created_at)
      select id, 'rerouted', ${text}, ${moment(now)}, ${moment(now)} from order_requests
      where id = ${request.id} and updated_at = ${moment(now)}`,
  ])
  // Where it is told of anew its files follow then.
  if (request.state === 'answered') await moveAttachments(payload, request.key, null)
}

/** Moves what has lost its dealer; how many requests that were. */
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
  const say = wordsIn(defaultLocale)
  for (const [former, decided] of byFormer) {
    const moves = decided.map(({ move }) => move)
    // First the e-mail, which is sent once for the same requests: what follows can be done again.
    const rounds = moves.map(({ request }) => request.id + roundOf(request)).join(' ')
    const key = `orders:rerouted:${createHash('sha256').update(rounds).digest('hex').slice(0, 32)}`
    await enqueueEmail(payload, rerouted(await headOfficeEmail(payload), { former, moves, key }, context), now)
    for (const {
      move: { request, receiver },
      decision,
    } of decided) {
      const text = `${former || say('formerDealer')} → ${receiver ?? say('headOffice')}`
      await move(payload, request, decision, { text, now })
    }
  }
  return docs.length
}
