/** Sveve: `SMS/SendMessage` with JSON responses (sveve.no/apidok/send, …/dlr). */

import { call } from '../../../platform/call'
import type { SmsSettings } from '../settings'
import type { CallReader, Gateway } from './gateway'
import { jsonObject, resultByStatus, UNREADABLE, withoutNumbers } from './resultByStatus'

/** Digits only, with the country code. */
const digits = (number: string) => number.replace(/^\+/, '')

export function sveveGateway({ sveve }: SmsSettings): Gateway {
  const { url, username, password } = sveve ?? {}
  return {
    name: 'sveve',
    async send({ reference, to, text, sender }) {
      const body = new URLSearchParams({
        user: username ?? '',
        passwd: password ?? '',
        to: digits(to),
        msg: text,
        ref: reference,
        f: 'json',
        ...(sender ? { from: sender } : {}),
      })
      const answer = resultByStatus(
        await call({
          url: url ?? '',
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8', accept: 'application/json' },
          body: body.toString(),
        }),
      )
      if ('handed' in answer) return answer.handed
      const response = jsonObject(JSON.stringify(jsonObject(answer.body)?.response ?? null))
      if (!response) return UNREADABLE
      const { msgOkCount, ids, errors, fatalError } = response
      // An error of the account (wrong password, no credit left): the next message would fail too.
      if (fatalError) return { outcome: 'down', error: withoutNumbers(fatalError) }
      if (Number(msgOkCount) >= 1) {
        const [id] = Array.isArray(ids) ? ids : []
        return { outcome: 'sent', reference: id === undefined ? undefined : String(id) }
      }
      const [first] = Array.isArray(errors) ? errors : []
      if (first) return { outcome: 'refused', error: withoutNumbers(Object(first).message) || 'refused' }
      return UNREADABLE
    },
  }
}

export const sveveCalls: CallReader = {
  report({ ref, id, status, errorCode, errorDesc }) {
    if (status !== 'true' && status !== 'false') return undefined
    const error = [errorCode, errorDesc].filter(Boolean).join(' ')
    return {
      own: ref || undefined,
      reference: id || undefined,
      state: status === 'true' ? 'delivered' : 'failed',
      ...(status === 'false' ? { error: withoutNumbers(error) || 'not delivered' } : {}),
    }
  },
  inbound({ number, msg, shortnumber, prefix, id }) {
    if (!number) return undefined
    // Sveve removes the codeword from the text and sends it in its own field.
    const text = prefix && !msg?.toLowerCase().startsWith(prefix.toLowerCase()) ? `${prefix} ${msg ?? ''}` : (msg ?? '')
    return { id: id || undefined, from: number, to: shortnumber ?? '', text: text.trim() }
  },
}
