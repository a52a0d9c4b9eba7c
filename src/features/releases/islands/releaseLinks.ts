/**
 * Keeps a reader of a release's preview in it: a link to a page of the site leads to the preview of that page, however it
 * is opened. The page's markup stays what visitors will get.
 */
import { isPageOfSite } from '../sitePaths'

/** `pointerdown` and `keydown` come before each way to follow or copy a link. */
const moments = ['pointerdown', 'keydown', 'click'] as const

export default function keepInPreview(bar: HTMLElement): void {
  const prefix = bar.dataset.preview ?? ''
  const lead = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || bar.contains(link)) return
    const { origin, pathname, search, hash } = new URL(link.href)
    const isHere = pathname === location.pathname && search === location.search
    if (origin !== location.origin || isHere || !isPageOfSite(pathname)) return
    link.href = prefix + pathname + search + hash
  }
  for (const moment of moments) document.addEventListener(moment, lead, true)
}
