/** A place that shows content of others at once, where the visitor has said yes to all of it. */
import { CONSENT_CHANGED } from '../events'
import { isGiven, sendAnswer } from './consent'

/**
 * `show` is called now if the yes is given, or as soon as it is. The place's own button says yes for all; it stays, and
 * says so again, where the answer could not be stored.
 */
export function hearAlways(place: HTMLElement, show: () => void): void {
  const { consent, answers } = place.dataset
  if (!consent || !answers) return
  const button = place.querySelector<HTMLButtonElement>('[data-action=always]')
  const look = () => {
    if (!place.isConnected) return document.removeEventListener(CONSENT_CHANGED, look)
    if (!isGiven('media', consent)) return
    document.removeEventListener(CONSENT_CHANGED, look)
    // Its place stays: nothing below moves.
    button?.classList.add('is-given')
    if (button) button.disabled = true
    show()
  }
  button?.addEventListener('click', async () => {
    button.disabled = true
    const fields = new URLSearchParams({ answer: 'always', version: consent, page: location.pathname })
    const stored = await sendAnswer(answers, fields)
    // The words may have changed since this page was drawn: the page of choices says so.
    if (!stored) location.assign(answers)
  })
  document.addEventListener(CONSENT_CHANGED, look)
  look()
}
