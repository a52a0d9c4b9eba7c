/**
 * Keeps a reader of a release's preview in it: what leads to a page of the site, or asks for one, leads to the preview of
 * that page. The page's markup stays what visitors will get; links and forms are led when they are used, since others come
 * later, and what other modules fetch and put into the history when they do.
 */
import { isPageOfSite } from '../sitePaths'

/** `pointerdown` and `keydown` come before each way to follow or copy a link, `change` and `submit` before each way to send a form. */
const moments = ['pointerdown', 'keydown', 'click', 'change', 'submit'] as const

export default function keepInPreview(bar: HTMLElement): void {
  const prefix = bar.dataset.preview ?? ''

  /** The preview of an address; the address itself where that is no page of the site. */
  function inPreview(address: string): string {
    const { origin, pathname, search, hash } = new URL(address, location.href)
    return origin === location.origin && isPageOfSite(pathname) ? prefix + pathname + search + hash : address
  }

  function lead({ target }: Event): void {
    if (!(target instanceof Element) || bar.contains(target)) return
    const link = target.closest<HTMLAnchorElement>('a[href]')
    if (link) link.href = inPreview(link.href)
    const form = target.closest<HTMLFormElement>('form[method=get][action]')
    form?.setAttribute('action', inPreview(form.getAttribute('action') ?? ''))
  }
  for (const moment of moments) document.addEventListener(moment, lead, true)

  // Where a list says of itself at which path it stands.
  for (const list of document.querySelectorAll<HTMLElement>('[data-path]'))
    list.dataset.path = inPreview(list.dataset.path ?? '')

  const { fetch } = window
  window.fetch = (input, init) =>
    fetch(typeof input === 'string' && (init?.method ?? 'GET') === 'GET' ? inPreview(input) : input, init)
  const push = history.pushState.bind(history)
  history.pushState = (state, unused, url) => push(state, unused, url && inPreview(String(url)))
}
