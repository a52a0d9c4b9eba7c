/** LINK Mobility: its SMS REST interface, “Common” (MT and delivery reports 2.4; MO messages 1.1). */

import { call } from '../../../platform/call'
import type { SmsSettings } from '../settings'
import type { CallReader, Gateway } from './gateway'
import { jsonObject, resultByStatus, UNREADABLE, withoutNumbers } from './resultByStatus'

/** Queued. */
const QUEUED = 1005
/** Delivered to the phone. */
const DELIVERED = 1001

/** Type of the sender: a name, a short number, an international number. */
const tonOf = (sender: string) =>
  /^\+?\d{7,}$/.test(sender) ? 'MSISDN' : /^\d+$/.test(sender) ? 'SHORTNUMBER' : 'ALPHANUMERIC'

export function linkGateway({ link }: SmsSettings): Gateway {
  const { url, username, password, platformId, platformPartnerId, gate } = link ?? {}
  const authorization = `Basic ${Buffer.from(`${username ?? ''}:${password ?? ''}`).toString('base64')}`
  return {
    name: 'link',
    async send({ reference, to, text, sender }) {
      const body = JSON.stringify({
        ...(sender ? { source: sender, sourceTON: tonOf(sender) } : {}),
        destination: to,
        userData: text,
        platformId,
        platformPartnerId,
        refId: reference,
        useDeliveryReport: Boolean(gate),
        ...(gate ? { deliveryReportGates: [gate] } : {}),
      })
      const answer = resultByStatus(
        await call({
          url: url ?? '',
          method: 'POST',
          headers: { 'content-type': 'application/json; charset=utf-8', accept: 'application/json', authorization },
          body,
        }),
      )
      if ('handed' in answer) return answer.handed
      const response = jsonObject(answer.body)
      const code = Number(response?.resultCode ?? response?.status)
      const error =
        `${Number.isFinite(code) ? code : `HTTP ${answer.status}`} ${withoutNumbers(response?.description)}`.trim()
      if (answer.status >= 400) return { outcome: 'refused', error }
      if (!response || !Number.isFinite(code)) return UNREADABLE
      if (code === QUEUED)
        return { outcome: 'sent', reference: response.messageId ? String(response.messageId) : undefined }
      return { outcome: 'refused', error }
    },
  }
}

export const linkCalls: CallReader = {
  report({ refId, id, resultCode }) {
    const code = Number(resultCode)
    if (!resultCode || !Number.isInteger(code)) return undefined
    // A long message is reported part by part: `<id>$<n>`.
    const reference = (id ?? '').replace(/\$\d+$/, '') || undefined
    if (code === DELIVERED) return { own: refId || undefined, reference, state: 'delivered' }
    if (code === QUEUED || code === 0) return { own: refId || undefined, reference, state: 'sent' }
    return { own: refId || undefined, reference, state: 'failed', error: String(code) }
  },
  inbound({ source, destination, userData, messageId, id }) {
    return source
      ? { id: messageId || id || undefined, from: source, to: destination ?? '', text: userData ?? '' }
      : undefined
  },
}
