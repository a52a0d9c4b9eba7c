/** Shows the question where no answer is, and takes the answer without leaving the page. */

import { sendAnswer } from '../../../web/client/consent'
import { choiceIn, purposes } from '../../../web/consent'
import { CONSENT_CHANGED } from '../../../web/events'

type Signals = Navigator & { globalPrivacyControl?: boolean }

/** As the server reads it from the headers (`refusesStatistics`). */
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
  /** A page within another (the lightbox, a preview) asks nothing, nor one that has nothing left to ask. */
  const asks = () =>
    window.top === window &&
    purposes.some((purpose) => banner.querySelector(`[data-purpose=${purpose}]`)) &&
    !answered()

  /** What has focus is not behind the banner, nor is the page's end. */
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
    const stored = await sendAnswer(form.action, fields)
    form.inert = false
    error.hidden = stored
    error.textContent = stored ? '' : failed
    if (!stored) {
      event.submitter?.focus()
      return
    }
    const said = document.querySelector('[data-consent-said]')
    if (said) said.textContent = saved
    // What had focus is gone.
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
  })
  document.addEventListener(CONSENT_CHANGED, update)
  // Another tab may have answered since this page was fetched ahead.
  document.addEventListener('prerenderingchange', update)

  const atFirst = choiceIn(document.cookie)?.id
  const givenAtFirst = [...(choiceIn(document.cookie)?.given ?? [])].join()
  // A page that comes back as it was left may show what was withdrawn meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    const now = choiceIn(document.cookie)
    if (!persisted) return
    if (now?.id !== atFirst || [...(now?.given ?? [])].join() !== givenAtFirst) location.reload()
  })
  update()
}
