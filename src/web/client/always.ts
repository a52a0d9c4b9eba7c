/** Shows external content at once where the visitor has given consent to all of it. */
import { CONSENT_CHANGED } from '../events'
import { isGiven, sendConsent } from './consent'

/**
 * Calls `show` now if consent is given, or as soon as it is. The button in `place` gives consent for all places; if the
 * answer could not be stored, the visitor is sent to the page of choices.
 */
export function whenAllowed(place: HTMLElement, show: () => void): void {
  const { consent, answers } = place.dataset
  if (!consent || !answers) return
  const button = place.querySelector<HTMLButtonElement>('[data-action=always]')
  const look = () => {
    if (!place.isConnected) return document.removeEventListener(CONSENT_CHANGED, look)
    if (!isGiven('media', consent)) return
    document.removeEventListener(CONSENT_CHANGED, look)
    // The button keeps its space, so that nothing below moves.
    button?.classList.add('is-given')
    if (button) button.disabled = true
    show()
  }
  button?.addEventListener('click', async () => {
    button.disabled = true
    const fields = new URLSearchParams({ answer: 'always', version: consent, page: location.pathname })
    const stored = await sendConsent(answers, fields)
    // The consent text may have changed since this page was rendered: the page of choices says so.
    if (!stored) location.assign(answers)
  })
  document.addEventListener(CONSENT_CHANGED, look)
  look()
}
