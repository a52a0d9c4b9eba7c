/**
 * Tells the site's own host of page views and of what leads to a dealer. Nothing is kept in the browser, nothing is sent
 * twice, and what cannot be sent is lost: no page waits for this. Every page loads it: keep it tiny.
 */
import { CART_ADDED } from '../../../site/events'

/** Wire contracts §5. */
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
      JSON.stringify({ kind, insight, dealer, search: location.search, referrer: page.referrer }),
    )
  const view = () => tell('view')

  // A page that was fetched ahead is read when it is shown.
  if (page.prerendering) page.addEventListener('prerenderingchange', view)
  else view()
  // The browser kept the page, and nobody else hears that it is read again.
  addEventListener('pageshow', ({ persisted }) => persisted && view())
  // Links say what they lead to.
  page.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLElement>('[data-tell]')
    if (link) tell(link.dataset.tell, link.closest<HTMLElement>('[data-dealer]')?.dataset.dealer)
  })
  page.addEventListener(CART_ADDED, () => tell('articleAdded'))
}
