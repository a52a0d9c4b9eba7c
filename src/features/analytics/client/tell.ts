/**
 * Tells the site's own host of page views and of what leads to a dealer. Nothing is kept in the browser, nothing is sent
 * twice, and what cannot be sent is lost: no page waits for this.
 */
import { CART_ADDED } from '../../../site/events'

interface Insight {
  path: string
  finder?: true
  article?: number
  dealer?: number
}

type Told = 'view' | 'dealerCalled' | 'dealerEmailed' | 'routeOpened' | 'articleAdded'

const ADDRESS = '/wp-json/caos/v1/proxy/stealth'
const ROUTE = 'https://www.google.com/maps/dir/'

export function startTelling(): void {
  const said = document.body.dataset.insight
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  // A page that is not counted says nothing of itself.
  if (!said || doNotTrack === '1' || globalPrivacyControl) return
  const { path: p, finder: f, article, dealer } = JSON.parse(said) as Insight

  const tell = (k: Told, d = dealer, a = article, r?: string) =>
    navigator.sendBeacon(ADDRESS, JSON.stringify({ k, p, q: location.search || undefined, r, a, d, f }))
  const view = (referrer?: string) => tell('view', dealer, article, referrer || undefined)

  // A page that was fetched ahead is read when it is shown.
  const first = () => view(document.referrer)
  if ((document as Document & { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', first, { once: true })
  else first()
  // The browser kept the page, and nobody else hears that it is read again.
  addEventListener('pageshow', ({ persisted }) => persisted && view())

  function follow({ target }: Event): void {
    const link = target instanceof Element && target.closest('a')
    if (!link) return
    const { href } = link
    const kind: Told | false = href.startsWith('tel:')
      ? 'dealerCalled'
      : href.startsWith('mailto:')
        ? 'dealerEmailed'
        : href.startsWith(ROUTE) && 'routeOpened'
    const near = Number(link.closest<HTMLElement>('[data-dealer]')?.dataset.dealer) || undefined
    const of = near ?? (link.closest('main') ? dealer : undefined)
    if (kind && of) tell(kind, of)
  }
  addEventListener('click', follow, true)
  // The middle button.
  addEventListener('auxclick', follow, true)
  document.addEventListener(CART_ADDED, () => tell('articleAdded'))
}
