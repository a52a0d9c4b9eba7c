/** What becomes of an SMS that is sent from a page (docs/behaviour.md#sending-sms-from-a-page). */

export type Sending =
  | { state: 'idle' }
  | { state: 'sending' }
  /** The message that was sent is gone from its field. */
  | { state: 'sent'; text: string }
  /** It stays. */
  | { state: 'failed'; text: string }

/** What the call answers. */
interface Answer {
  success?: unknown
  data?: unknown
}

/** The text of an answer as the contract says; undefined where there is none. */
export function textOf({ success, data }: Answer): string | undefined {
  if (success === true) return typeof data === 'string' ? data : undefined
  const message: unknown = Object(data).message
  return typeof message === 'string' ? message : undefined
}

/** `ok`: the status said so. `unreachable` is said where the answer says nothing. */
export function afterAnswer(ok: boolean, body: unknown, unreachable: string): Sending {
  const answer = Object(body) as Answer
  const text = textOf(answer) ?? unreachable
  return { state: ok && answer.success === true ? 'sent' : 'failed', text }
}

/** How many characters are left, once they are few; nothing before. `text` has `{left}`. */
export function leftText(length: number, { max, tellFrom, text }: { max: number; tellFrom: number; text: string }) {
  const left = max - length
  return left <= tellFrom ? text.replace('{left}', String(left)) : ''
}
