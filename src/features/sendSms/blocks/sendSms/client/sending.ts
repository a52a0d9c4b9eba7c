/** States of an SMS that is sent from a page (docs/behaviour.md#sending-sms-from-a-page). */
import { fill } from '../../../../../lib/fill'

export type SmsSending =
  | { state: 'idle' }
  | { state: 'sending' }
  /** The message is removed from its field. */
  | { state: 'sent'; text: string }
  /** The message stays in its field. */
  | { state: 'failed'; text: string }

/** The body of the response. */
interface SendResponse {
  success?: unknown
  data?: unknown
}

/** The text in the response, by the contract; undefined if it has none. */
export function textOf({ success, data }: SendResponse): string | undefined {
  if (success === true) return typeof data === 'string' ? data : undefined
  const message: unknown = Object(data).message
  return typeof message === 'string' ? message : undefined
}

/** `ok`: the response's status is a success. `unreachable`: the text where the response has none. */
export function afterResponse(ok: boolean, body: unknown, unreachable: string): SmsSending {
  const response = Object(body) as SendResponse
  const text = textOf(response) ?? unreachable
  return { state: ok && response.success === true ? 'sent' : 'failed', text }
}

/** How many characters are left, once they are few; nothing before. `text` has `{left}`. */
export function leftText(length: number, { max, tellFrom, text }: { max: number; tellFrom: number; text: string }) {
  const left = max - length
  return left <= tellFrom ? fill(text, { left }) : ''
}
