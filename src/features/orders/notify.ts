/**
 * Notifies the customer and the receiver of a new request. The request is stored already and retried until its e-mails
 * are in the outbox; each e-mail has its own key, so an interruption neither loses nor duplicates one.
 */

import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { relatedId } from '../../cms/relatedId'
import { moment, runStatement } from '../../cms/statements'
import type { OrderRequest } from '../../cms/types'
import { readDealerContact, readReceivers } from '../dealers'
import { enqueueEmail } from '../outbox'
import { findAttachments, moveAttachments } from './attachments'
import { eventsOf } from './events'
import { localeOf, type MailContext, toCustomer, toDealer, toOffice } from './mail/emails'
import { headOfficeEmail } from './settings'
import { orderRequests } from './tables'

/** Requests per round. */
const PART = 50

export interface OrderContext {
  payload: BasePayload
  siteUrl: string
  secret: string
}

export const dealerIdOf = ({ dealer }: Pick<OrderRequest, 'dealer'>): number | undefined => relatedId(dealer)

/** When the current receiver got it: a request that returns to a receiver is notified again. */
export const roundKey = ({ sentAt }: Pick<OrderRequest, 'sentAt'>) => `:${Date.parse(sentAt ?? '') || 0}`

export async function mailContextOf(
  { payload, siteUrl, secret }: OrderContext,
  key: string,
  now: number,
): Promise<MailContext> {
  return { siteUrl, secret, now, files: (await findAttachments(payload, key)).length }
}

/** To the current receiver; to head office if that dealer has no e-mail address. */
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

async function notify(context: OrderContext, request: OrderRequest, now: number): Promise<void> {
  const { payload } = context
  const post = await mailContextOf(context, request.key, now)
  const id = dealerIdOf(request)
  if (post.files > 0) await moveAttachments(payload, request.key, id ?? null)
  const dealer = await readDealerContact(payload, id, { locale: localeOf(request), now })
  await enqueueEmail(payload, toCustomer(request, dealer, post), now)
  const byStaff = request.routing === 'staff'
  const hasMoved = (await eventsOf(payload, request.id)).some(({ kind }) => kind === 'moved' || kind === 'rerouted')
  // Staff who took it themselves are not notified.
  if (!byStaff || id !== undefined)
    await writeToReceiver(context, request, post, { moved: byStaff, round: hasMoved ? roundKey(request) : '' })
  await runStatement(
    payload,
    // One that was moved meanwhile must be notified again.
    sql`update ${orderRequests} set ${orderRequests.notified_at} = ${moment(now)}
      where ${orderRequests.id} = ${request.id} and ${orderRequests.notified_at} is null
      and ${request.sentAt ? sql`${orderRequests.sent_at} = ${request.sentAt}` : sql`${orderRequests.sent_at} is null`}`,
  )
}

/** Notifies the receivers of all new requests. Returns the number of requests. */
export async function notifyReceivers(context: OrderContext, now: number): Promise<number> {
  const { docs } = await context.payload.find({
    collection: 'orderRequests',
    where: { notifiedAt: { exists: false } },
    sort: 'id',
    limit: PART,
    pagination: false,
    depth: 0,
  })
  for (const request of docs) await notify(context, request, now)
  return docs.length
}
