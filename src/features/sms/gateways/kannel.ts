/** Kannel: `sendsms` of its smsbox (Kannel user's guide, chapter 6). */

import { segmentsOf } from '../../../lib/smsSegments'
import { call } from '../../../platform/call'
import type { SmsSettings } from '../settings'
import type { CallReader, Gateway } from './gateway'
import { resultByStatus, UNREADABLE, withoutNumbers } from './resultByStatus'

/** Delivered 1, not delivered 2, refused by the centre 16. Reports that are not final (4 and 8) are not requested. */
const DLR_MASK = 1 + 2 + 16

export function kannelGateway({ kannel }: SmsSettings): Gateway {
  const { url, username, password, smsc } = kannel ?? {}
  return {
    name: 'kannel',
    async send({ reference, to, text, sender, reportTo }) {
      // Kannel fills in `%d`.
      const report = `${reportTo}?ref=${encodeURIComponent(reference)}&status=%d`
      const query = new URLSearchParams({
        username: username ?? '',
        password: password ?? '',
        to,
        text,
        charset: 'UTF-8',
        // 0: the GSM alphabet; 2: UCS-2, for all other characters.
        coding: segmentsOf(text).encoding === 'GSM-7' ? '0' : '2',
        'dlr-mask': String(DLR_MASK),
        'dlr-url': report,
        ...(sender ? { from: sender } : {}),
        ...(smsc ? { smsc } : {}),
      })
      const address = new URL(url ?? '')
      for (const [name, value] of query) address.searchParams.set(name, value)
      const response = resultByStatus(await call({ url: address.href }))
      if ('handed' in response) return response.handed
      const { status, body } = response
      // 0: accepted; 3: queued for later by Kannel itself.
      if (status === 202 && /^\s*[03]\s*:/.test(body)) return { outcome: 'sent' }
      if (status >= 400 && status < 500) return { outcome: 'refused', error: `HTTP ${status} ${withoutNumbers(body)}` }
      return UNREADABLE
    },
  }
}

export const kannelCalls: CallReader = {
  report({ ref, status }) {
    const states: Readonly<Record<string, 'delivered' | 'failed' | 'sent'>> = {
      '1': 'delivered',
      '2': 'failed',
      '4': 'sent',
      '8': 'sent',
      '16': 'failed',
    }
    const state = states[status ?? '']
    return state && { own: ref, reference: undefined, state, ...(state === 'failed' ? { error: `DLR ${status}` } : {}) }
  },
  inbound({ from, to, text, id }) {
    return from ? { id: id || undefined, from, to: to ?? '', text: text ?? '' } : undefined
  },
}
