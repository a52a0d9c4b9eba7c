/** What an answer means that is the same for every gateway, before its body is looked at. */
import type { Called } from '../../../platform/call'
import type { Handed } from './gateway'

/** The answer, where its body has to tell; else what became of the message. */
export function judged(
  called: Called,
): { body: string; status: number } | { handed: Exclude<Handed, { outcome: 'sent' }> } {
  if (called.kind === 'unreached') return { handed: { outcome: 'down', error: called.error } }
  if (called.kind === 'broken') return { handed: { outcome: 'uncertain', error: called.error } }
  const { status, body, retryAfter } = called
  const error = `HTTP ${status}`
  // The credentials, or a gateway that is not there: nothing of the message itself.
  if (status === 401 || status === 403 || status === 404 || status === 405 || status === 407)
    return { handed: { outcome: 'down', error } }
  if (status === 429 || status === 503) return { handed: { outcome: 'down', error, retryAfter } }
  // A redirect is nobody's receipt, and following it would be a second call.
  if (status >= 300 && status < 400) return { handed: { outcome: 'down', error } }
  // It was read, and something went wrong afterwards; before or after the message was taken is not said.
  if (status >= 500) return { handed: { outcome: 'uncertain', error } }
  return { body, status }
}

/** A gateway's words, without the numbers that they may repeat. */
export function words(text: unknown): string {
  return String(text ?? '')
    .replace(/\+?\d[\d\s]{4,}\d/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200)
}

/** An object of JSON; undefined for anything else. */
export function jsonObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}

export const UNREADABLE: Handed = { outcome: 'uncertain', error: 'the gateway’s answer could not be read' }
