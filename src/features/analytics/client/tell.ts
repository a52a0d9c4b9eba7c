/**
 * Tells the site's own host of page views and of what leads to a dealer. Nothing is kept in the browser, nothing is sent
 * twice, and what cannot be sent is lost: no page waits for this. Every page loads it: keep it tiny.
 */
import { choiceIn } from '../../../web/consent'
import { CART_ADDED, CONSENT_CHANGED } from '../../../web/events'

/** Where hits are sent (docs/calls.md#analytics-proxy). */
const ADDRESS = '/wp-json/caos/v1/proxy/stealth'

export function startTelling(): void {
  const page = document as Document & { prerendering?: boolean }
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  // A page that is not counted says nothing of itself.
  const { insight } = page.body.dataset
  if (!insight || doNotTrack === '1' || globalPrivacyControl) return

  const tell = (kind = '', dealer?: string) =>
    navigator.sendBeacon(
      ADDRESS,
      JSON.stringify({
        kind,
        insight,
        dealer,
        title: page.title,
        search: location.search,
        referrer: page.referrer,
      }),
    )
  /** The words under which statistics were agreed to; none where they were not. */
  const agreed = () => {
    const choice = choiceIn(page.cookie)
    return choice?.given.has('statistics') ? choice.version : undefined
  }
  let toldUnder: string | undefined
  const view = (kind = 'view') => {
    toldUnder = agreed()
    tell(kind)
  }

  // A page that was fetched ahead is read when it is shown.
  if (page.prerendering) page.addEventListener('prerenderingchange', () => view())
  else view()
  // The page comes from the back/forward cache: only this event reports that it is viewed again.
  addEventListener('pageshow', ({ persisted }) => persisted && view())
  // Links say what they lead to.
  page.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLElement>('[data-tell]')
    if (link) tell(link.dataset.tell, link.closest<HTMLElement>('[data-dealer]')?.dataset.dealer)
  })
  // What was agreed to on this page holds for its view, too, which is handed on now.
  page.addEventListener(CONSENT_CHANGED, () => {
    const version = agreed()
    if (version && version !== toldUnder) view('agreed')
  })
  page.addEventListener(CART_ADDED, () => tell('articleAdded'))
}
