/**
 * Tells those who are to hear of a new request. It is stored already; until its e-mails are in the outbox it is looked
 * at again and again, and each e-mail has a key of its own: a stop at any point loses nothing and doubles nothing.
 */
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { moment, runStatement } from '../../cms/statements'
import type { OrderRequest } from '../../cms/types'
import { enqueueEmail } from '../outbox'
import { findAttachments, moveAttachments } from './attachments'
import { eventsOf } from './events'
import { type MailContext, toCustomer, toDealer, toOffice } from './mail/emails'
import { readReceivers } from './receivers'
import { headOfficeEmail } from './settings'

/** Requests told of in one go. */
const PART = 50

export interface OrderContext {
  payload: BasePayload
  siteUrl: string
  secret: string
}

export const dealerIdOf = ({ dealer }: Pick<OrderRequest, 'dealer'>): number | undefined =>
  (typeof dealer === 'object' ? dealer?.id : dealer) ?? undefined

/** When it went to the receiver that has it now: a request that comes back is written about anew. */
export const roundOf = ({ sentAt }: Pick<OrderRequest, 'sentAt'>) => `:${Date.parse(sentAt ?? '') || 0}`

export async function postOf(
  { payload, siteUrl, secret }: OrderContext,
  key: string,
  now: number,
): Promise<MailContext> {
  return { siteUrl, secret, now, files: (await findAttachments(payload, key)).length }
}

/** To whoever has it; to head office where that dealer cannot be written to. */
async function writeToReceiver(
  { payload }: OrderContext,
  request: OrderRequest,
  post: MailContext,
  how: { moved?: boolean; round?: string } = {},
): Promise<void> {
  const id = dealerIdOf(request)
  const receiver = id === undefined ? undefined : (await readReceivers(payload, [id])).get(id)
  const email = receiver?.email
    ? toDealer(request, { ...receiver, email: receiver.email }, post, how)
    : toOffice(request, await headOfficeEmail(payload), post, how)
  await enqueueEmail(payload, email, post.now)
}

async function announce(context: OrderContext, request: OrderRequest, now: number): Promise<void> {
  const { payload } = context
  const post = await postOf(context, request.key, now)
  const id = dealerIdOf(request)
  if (post.files > 0) await moveAttachments(payload, request.key, id ?? null)
  const receiver = id === undefined ? undefined : (await readReceivers(payload, [id])).get(id)
  await enqueueEmail(payload, toCustomer(request, receiver?.name, post), now)
  const byStaff = request.routing === 'staff'
  const hasMoved = (await eventsOf(payload, request.id)).some(({ kind }) => kind === 'moved' || kind === 'rerouted')
  // Staff who took it themselves need not be told.
  if (!byStaff || id !== undefined)
    await writeToReceiver(context, request, post, { moved: byStaff, round: hasMoved ? roundOf(request) : '' })
  await runStatement(
    payload,
    // One that was moved meanwhile is to be told of again.
    sql`update order_requests set announced_at = ${moment(now)}
      where id = ${request.id} and announced_at is null
        and ${request.sentAt ? sql`sent_at = ${request.sentAt}` : sql`sent_at is null`}`,
  )
}

/** Tells of everything that nobody has told of yet; how many requests that were. */
export async function notifyReceivers(context: OrderContext, now: number): Promise<number> {
  const { docs } = await context.payload.find({
    collection: 'orderRequests',
    where: { announcedAt: { exists: false } },
    sort: 'id',
    limit: PART,
    pagination: false,
    depth: 0,
  })
  for (const request of docs) await announce(context, request, now)
  return docs.length
}
