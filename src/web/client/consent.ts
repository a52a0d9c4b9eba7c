/** What scripts know of the visitor's answers, and how they send one. */
import { givenConsents, type Purpose } from '../consent'
import { CONSENT_CHANGED } from '../events'

/** Whether this browser said yes to the words of this version. */
export const isGiven = (purpose: Purpose, version: string | undefined): boolean =>
  version !== undefined && givenConsents(document.cookie, version).has(purpose)

/** Sends an answer and tells the page of it. False when it was not stored, and then nothing has changed. */
export async function sendAnswer(address: string, fields: URLSearchParams): Promise<boolean> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: fields,
      credentials: 'same-origin',
    })
    if (!answer.ok) return false
  } catch {
    return false
  }
  document.dispatchEvent(new Event(CONSENT_CHANGED))
  return true
}
