/**
 * Reports page views and dealer leads to the site's own host. Nothing is stored in the browser, nothing is sent twice,
 * and what cannot be sent is lost: no page waits for this. Loaded by every page: keep it tiny.
 */
import { choiceIn } from '../../../web/consent'
import { CART_ADDED, CONSENT_CHANGED } from '../../../web/events'

/** Where hits are sent (docs/calls.md#analytics-proxy). */
const ADDRESS = '/wp-json/caos/v1/proxy/stealth'

export default function startReporting(): void {
  const page = document as Document & { prerendering?: boolean }
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  // A page that is not counted has no page context.
  const { insight } = page.body.dataset
  if (!insight || doNotTrack === '1' || globalPrivacyControl) return

  const reportHit = (kind = '', dealer?: string) =>
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
  /** Version of the text under which the visitor consented to statistics; undefined without consent. */
  const agreed = () => {
    const choice = choiceIn(page.cookie)
    return choice?.given.has('statistics') ? choice.version : undefined
  }
  let reportedPath: string | undefined
  const view = (kind = 'view') => {
    reportedPath = agreed()
    reportHit(kind)
  }

  // A prerendered page is viewed when it is shown.
  if (page.prerendering) page.addEventListener('prerenderingchange', () => view())
  else view()
  // The page comes from the back/forward cache: only this event reports that it is viewed again.
  addEventListener('pageshow', ({ persisted }) => persisted && view())
  // Links carry their conversion.
  page.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLElement>('[data-tell]')
    if (link) reportHit(link.dataset.tell, link.closest<HTMLElement>('[data-dealer]')?.dataset.dealer)
  })
  // Consent given on this page covers its view, too, which is forwarded now.
  page.addEventListener(CONSENT_CHANGED, () => {
    const version = agreed()
    if (version && version !== reportedPath) view('agreed')
  })
  page.addEventListener(CART_ADDED, () => reportHit('articleAdded'))
}
