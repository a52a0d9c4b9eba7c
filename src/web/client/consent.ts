/** Reads the visitor's consent in scripts, and sends an answer. */
import { givenConsents, type Purpose } from '../consent'
import { CONSENT_CHANGED } from '../events'

/** Whether this browser gave consent to this version of the text. */
export const isGiven = (purpose: Purpose, version: string | undefined): boolean =>
  version !== undefined && givenConsents(document.cookie, version).has(purpose)

/** Sends an answer and emits the change event. Returns false when it was not stored; nothing has changed then. */
export async function sendConsent(address: string, fields: URLSearchParams): Promise<boolean> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: fields,
      credentials: 'same-origin',
    })
    if (!response.ok) return false
  } catch {
    return false
  }
  document.dispatchEvent(new Event(CONSENT_CHANGED))
  return true
}
