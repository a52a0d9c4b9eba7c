/** Sends what was asked for: at once to one number, as a queue to several or to subscribers. */

import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { textIn } from '../../cms/rows'
import { runStatement } from '../../cms/statements'
import { select } from '../../cms/tables'
import { fill } from '../../lib/fill'
import type { Runtime } from '../../web/feature'
import { leaveHref, SUBSCRIBER_GROUPS, subscribersAfter } from '../newsletter'
import {
  e164,
  enqueueMany,
  hasGateway,
  readSmsSettings,
  SMS_QUEUES,
  type Sms,
  type SmsSettings,
  sendSmsNow,
  smsMessages,
  wakeSms,
} from '../sms'
import type { SendRequest, SmsRefusal } from './request'
import { sendSmsTexts } from './texts'

/** Subscribers that are read at a time. */
const BATCH_SIZE = 1000
const DAY = 24 * 60 * 60 * 1000
/** Messages that strangers may send to the site's own number in a day, all of them together. */
const PER_DAY = 100
/** Begins the keys of those. */
const FRONT = 'send-sms:everybody:'

type SendOutcome = SmsRefusal | undefined

async function now(runtime: Runtime, sms: Sms, byStranger: boolean): Promise<SendOutcome> {
  const outcome = await sendSmsNow(runtime, sms)
  if (outcome === 'sent') return undefined
  if (outcome === 'uncertain') return { text: 'sendSmsUncertain' }
  const [row] = byStranger
    ? []
    : await runStatement(
        runtime.payload,
        select({ error: smsMessages.error }, sql`from ${smsMessages} where ${smsMessages.key} = ${sms.key}`),
      )
  const error = textIn(row?.error)
  return error ? { text: 'sendSmsGatewaySays', values: { error } } : { text: 'sendSmsRefused' }
}

async function toAdmin(
  runtime: Runtime,
  settings: SmsSettings,
  text: string,
  byStranger: boolean,
): Promise<SendOutcome> {
  const to = e164(settings.ownNumber ?? '', settings.country)
  if (!to) return { text: 'sendSmsNoAdmin' }
  if (!byStranger) return now(runtime, { key: `send-sms:${randomUUID()}`, to, text }, false)
  const since = new Date(Date.now() - DAY).toISOString()
  // Counted in the database, which outlives a restart and is shared by processes.
  const [row] = await runStatement(
    runtime.payload,
    select(
      { n: sql`count(*)` },
      sql`from ${smsMessages} where ${smsMessages.to} = ${to} and ${smsMessages.queued_at} > ${since}
        and ${smsMessages.key} like ${`${FRONT}%`}`,
    ),
  )
  if (Number(row?.n ?? 0) >= PER_DAY) return { text: 'sendSmsTooMany' }
  return now(runtime, { key: FRONT + randomUUID(), to, text }, true)
}

/** All messages or none: the queue is paused until it holds all of them. */
async function asQueue({ payload }: Runtime, name: string, fill: (queue: number) => Promise<number>): Promise<number> {
  const { id } = await payload.create({ collection: SMS_QUEUES, data: { name, state: 'paused' } })
  const count = await fill(id)
  const state = count > 0 ? 'open' : 'closed'
  await payload.update({ collection: SMS_QUEUES, id, data: { state } })
  wakeSms(payload)
  return count
}

async function toNumbers(runtime: Runtime, { country }: SmsSettings, request: SendRequest): Promise<SendOutcome> {
  const read = request.numbers.map((typed) => ({ typed, to: e164(typed, country) }))
  const wrong = read.filter(({ to }) => !to).map(({ typed }) => typed.slice(0, 30))
  if (wrong.length > 0)
    return { text: 'sendSmsBadNumber', values: { numbers: wrong.slice(0, 5).join(', ') }, field: 'numbers' }
  const numbers = [...new Set(read.flatMap(({ to }) => (to ? [to] : [])))]
  const { message: text } = request
  const [only] = numbers
  if (only && numbers.length === 1) return now(runtime, { key: `send-sms:${randomUUID()}`, to: only, text }, false)
  await asQueue(runtime, 'Send SMS', (queue) =>
    enqueueMany(
      runtime.payload,
      numbers.map((to) => ({ key: `send-sms:${queue}:${to}`, to, text, queue })),
      Date.now(),
    ),
  )
  return undefined
}

async function toSubscribers(runtime: Runtime, { groups, message }: SendRequest): Promise<SendOutcome> {
  const { payload, siteUrl, secret } = runtime
  const ids = groups.filter((id) => Number.isSafeInteger(id) && id > 0)
  const { totalDocs } = await payload.count({ collection: SUBSCRIBER_GROUPS, where: { id: { in: ids } } })
  if (ids.length !== groups.length || totalDocs !== new Set(ids).size)
    return { text: 'sendSmsUnknownGroup', field: 'group_ids' }
  const count = await asQueue(runtime, 'Send SMS', async (queue) => {
    let added = 0
    let after = 0
    for (;;) {
      const receivers = await subscribersAfter(payload, { groups: ids }, after, BATCH_SIZE)
      const last = receivers.at(-1)
      if (!last) return added
      after = last.id
      const list = receivers.map(({ id, mobile, locale }) => ({
        key: `send-sms:${queue}:${id}`,
        to: mobile,
        text: `${message}\n${fill(sendSmsTexts.sendSmsLeave[locale], { href: leaveHref(siteUrl, id, secret) })}`,
        queue,
        subscriber: id,
      }))
      added += await enqueueMany(payload, list, Date.now())
    }
  })
  return count > 0 ? undefined : { text: 'sendSmsNobody', field: 'group_ids' }
}

/** Undefined when it was sent, or waits in its queue. */
export async function send(runtime: Runtime, request: SendRequest, byStranger: boolean): Promise<SendOutcome> {
  const settings = await readSmsSettings(runtime.payload)
  if (!hasGateway(settings)) return { text: 'sendSmsNoGateway' }
  switch (request.to) {
    case 'admin':
      return toAdmin(runtime, settings, request.message, byStranger)
    case 'numbers':
      return toNumbers(runtime, settings, request)
    case 'subscribers':
      return toSubscribers(runtime, request)
  }
}
