/**
 * Live preview: the admin tells when the draft was saved; the page is fetched again and its content exchanged, so that
 * it shows exactly what the server draws, without losing the place.
 */
import { startIslands } from './loader'

const changing = ['title', 'header.site-header', 'main', 'footer.site-footer']

const styleOf = (html: string) => html.split('<style>', 2)[1]?.split('</style>', 1)[0]

let underWay = false
let again = false

async function refresh(): Promise<void> {
  if (underWay) {
    again = true
    return
  }
  underWay = true
  try {
    const answer = await fetch(location.href, { headers: { accept: 'text/html' } })
    const html = await answer.text()
    // The policy allows the style that the page came with alone, even in a parsed copy: another needs the page anew.
    if (styleOf(html) !== document.querySelector('style')?.textContent) {
      location.reload()
      return
    }
    const next = new DOMParser().parseFromString(html, 'text/html')
    for (const selector of changing) {
      const [now, then] = [document.querySelector(selector), next.querySelector(selector)]
      if (now && then && now.outerHTML !== then.outerHTML) now.replaceWith(then)
    }
    startIslands(document)
    // What was measured of the old header is measured again.
    window.dispatchEvent(new Event('resize'))
  } finally {
    underWay = false
    if (again) {
      again = false
      await refresh()
    }
  }
}

window.addEventListener('message', (event: MessageEvent<{ type?: string } | null>) => {
  if (event.origin === location.origin && event.data?.type === 'payload-document-event') void refresh()
})
if (window.parent !== window) window.parent.postMessage({ type: 'payload-live-preview', ready: true }, location.origin)
