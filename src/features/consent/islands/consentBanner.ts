/** Shows the question where there is no answer, and sends the answer without leaving the page. */

import { sendConsent } from '../../../web/client/consent'
import { choiceIn, purposes } from '../../../web/consent'
import { CONSENT_CHANGED } from '../../../web/events'

type Signals = Navigator & { globalPrivacyControl?: boolean }

/** The same rule as the server's for headers (`refusesStatistics`). */
const refusesStatistics = () => (navigator as Signals).globalPrivacyControl === true || navigator.doNotTrack === '1'

export default function consentBanner(banner: HTMLElement): void {
  const { version = '', failed = '', saved = '' } = banner.dataset
  const root = document.documentElement
  const form = banner.querySelector('form')
  const error = banner.querySelector<HTMLElement>('[role=alert]')
  if (!form || !error) return
  const answered = () => choiceIn(document.cookie)?.version === version

  if (refusesStatistics())
    for (const part of banner.querySelectorAll<HTMLElement>('[data-purpose=statistics]')) part.remove()
  /** A framed page (the lightbox, a preview) does not ask, nor does one without a purpose left to ask for. */
  const asks = () =>
    window.top === window &&
    purposes.some((purpose) => banner.querySelector(`[data-purpose=${purpose}]`)) &&
    !answered()

  /** Keeps the focused element, and the page's end, from being covered by the banner. */
  const room = new ResizeObserver(() => root.style.setProperty('--consent-room', `${banner.offsetHeight}px`))

  function update(): void {
    const shown = asks()
    banner.hidden = !shown
    root.toggleAttribute('data-asking', shown)
    if (shown) room.observe(banner)
    else room.disconnect()
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const fields = new URLSearchParams()
    for (const [name, value] of new FormData(form, event.submitter))
      if (typeof value === 'string') fields.append(name, value)
    form.inert = true
    const stored = await sendConsent(form.action, fields)
    form.inert = false
    error.hidden = stored
    error.textContent = stored ? '' : failed
    if (!stored) {
      event.submitter?.focus()
      return
    }
    const status = document.querySelector('[data-consent-said]')
    if (status) status.textContent = saved
    // The element that had focus is gone.
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
  })
  document.addEventListener(CONSENT_CHANGED, update)
  // Another tab may have answered since this page was prerendered.
  document.addEventListener('prerenderingchange', update)

  const atFirst = choiceIn(document.cookie)?.id
  const givenAtFirst = [...(choiceIn(document.cookie)?.given ?? [])].join()
  // A page restored from the back/forward cache may show what was withdrawn meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    const now = choiceIn(document.cookie)
    if (!persisted) return
    if (now?.id !== atFirst || [...(now?.given ?? [])].join() !== givenAtFirst) location.reload()
  })
  update()
}
