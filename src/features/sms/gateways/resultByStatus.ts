/** Interprets a response as far as it is the same for every gateway, before its body is read. */
import { isValues } from '../../../lib/isValues'
import type { Called } from '../../../platform/call'
import type { SendResult } from './gateway'

/** The response, if its body must be read; else the outcome of the message. */
export function resultByStatus(
  called: Called,
): { body: string; status: number } | { handed: Exclude<SendResult, { outcome: 'sent' }> } {
  if (called.kind === 'unreached') return { handed: { outcome: 'down', error: called.error } }
  if (called.kind === 'broken') return { handed: { outcome: 'uncertain', error: called.error } }
  const { status, body, retryAfter } = called
  const error = `HTTP ${status}`
  // Wrong credentials, or no gateway at the address: not the message's error.
  if (status === 401 || status === 403 || status === 404 || status === 405 || status === 407)
    return { handed: { outcome: 'down', error } }
  if (status === 429 || status === 503) return { handed: { outcome: 'down', error, retryAfter } }
  // A redirect does not confirm receipt, and following it would be a second call.
  if (status >= 300 && status < 400) return { handed: { outcome: 'down', error } }
  // The gateway read the request, but it is unknown whether the error came before or after accepting the message.
  if (status >= 500) return { handed: { outcome: 'uncertain', error } }
  return { body, status }
}

/** A gateway's error text, without the phone numbers it may repeat. */
export function withoutNumbers(text: unknown): string {
  return String(text ?? '')
    .replace(/\+?\d[\d\s]{4,}\d/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200)
}

/** A JSON object; undefined for anything else. */
export function jsonObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isValues(value) ? value : undefined
  } catch {
    return undefined
  }
}

export const UNREADABLE: SendResult = { outcome: 'uncertain', error: 'the gateway’s answer could not be read' }
