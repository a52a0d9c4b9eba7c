/** Twilio: Programmable Messaging, `Messages.json`; its callbacks are signed (X-Twilio-Signature). */
import { call } from '../../../platform/call'
import { isSameSignature, sha1Signature } from '../../../platform/signing'
import type { SmsSettings } from '../settings'
import type { CallFields, CallReader, Gateway, SendResult } from './gateway'
import { jsonObject, resultByStatus, UNREADABLE, withoutNumbers } from './resultByStatus'

/** Too many requests; too many messages queued for this sender. */
const LATER = new Set([20429, 21611])
/** Errors of the account or the sender, not the receiver: the next message would fail too. */
const ACCOUNT = new Set([20003, 20005, 20404, 21212, 21603, 21606, 21659, 21660, 30002])

function refusal(status: number, body: string): SendResult {
  const response = jsonObject(body)
  const code = Number(response?.code)
  const error = `${code || `HTTP ${status}`} ${withoutNumbers(response?.message)}`.trim()
  if (ACCOUNT.has(code)) return { outcome: 'down', error }
  return LATER.has(code) ? { outcome: 'later', error } : { outcome: 'refused', error }
}

export function twilioGateway({ twilio }: SmsSettings): Gateway {
  const { url, accountSid, authToken, messagingServiceSid } = twilio ?? {}
  const authorization = `Basic ${Buffer.from(`${accountSid ?? ''}:${authToken ?? ''}`).toString('base64')}`
  return {
    name: 'twilio',
    async send({ reference, to, text, sender, reportTo }) {
      const body = new URLSearchParams({
        To: to,
        Body: text,
        StatusCallback: `${reportTo}?ref=${encodeURIComponent(reference)}`,
        ...(messagingServiceSid ? { MessagingServiceSid: messagingServiceSid } : { From: sender ?? '' }),
      })
      const answer = resultByStatus(
        await call({
          url: `${url ?? ''}/2010-04-01/Accounts/${encodeURIComponent(accountSid ?? '')}/Messages.json`,
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8', authorization },
          body: body.toString(),
        }),
      )
      if ('handed' in answer) return answer.handed
      if (answer.status >= 400) return refusal(answer.status, answer.body)
      const response = jsonObject(answer.body)
      if (!response || typeof response.sid !== 'string') return UNREADABLE
      if (response.status === 'failed' || response.status === 'undelivered')
        return {
          outcome: 'refused',
          error: `${response.error_code ?? ''} ${withoutNumbers(response.error_message)}`.trim(),
        }
      return { outcome: 'sent', reference: response.sid }
    },
  }
}

/** Twilio signs the address as called, then each field name with its value, ordered by name. */
export function twilioSignature(address: string, fields: CallFields, authToken: string): string {
  const content = Object.keys(fields)
    .sort()
    .reduce((text, name) => text + name + (fields[name] ?? ''), address)
  return sha1Signature(authToken, content)
}

export const twilioCalls: CallReader = {
  report({ ref, MessageSid, MessageStatus, ErrorCode }) {
    if (!MessageStatus) return undefined
    const own = { own: ref || undefined, reference: MessageSid || undefined }
    if (MessageStatus === 'delivered' || MessageStatus === 'read') return { ...own, state: 'delivered' }
    if (MessageStatus === 'failed' || MessageStatus === 'undelivered')
      return { ...own, state: 'failed', error: ErrorCode || MessageStatus }
    return { ...own, state: 'sent' }
  },
  inbound({ From, To, Body, MessageSid }) {
    return From ? { id: MessageSid || undefined, from: From, to: To ?? '', text: Body ?? '' } : undefined
  },
  isSigned({ address, fields, signature }, { twilio }) {
    if (!twilio?.authToken) return false
    return isSameSignature(signature, twilioSignature(address, fields, twilio.authToken))
  },
}
