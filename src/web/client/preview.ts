/**
 * Live preview: the admin sends a message when the draft was saved; the page is fetched again and its content replaced,
 * so that it shows exactly what the server renders and keeps the scroll position.
 */
import { exchangeDrawn, parsePage } from './drawnPage'
import { startIslands } from './loader'
import { isEditing } from './visualEditing/inPlace'
import { listenToForm } from './visualEditing/listenToForm'
import { TOOLS } from './visualEditing/parts'

const changing = ['title', 'header.site-header', 'main', 'footer.site-footer']

const styleOf = (html: string) => html.split('<style>', 2)[1]?.split('</style>', 1)[0]

/**
 * Resolved once the pointer that is down is up: a press and a release on different elements would be no click. A block is
 * dragged by its tools, which stay.
 */
let released = Promise.resolve()
window.addEventListener(
  'pointerdown',
  ({ target }) => {
    if (target instanceof Element && target.matches(TOOLS)) return
    released = new Promise((resolve) => {
      // The click comes right after it.
      const end = () => setTimeout(resolve)
      for (const type of ['pointerup', 'pointercancel', 'blur']) window.addEventListener(type, end, { once: true })
    })
  },
  { capture: true },
)

let underWay = false
let again = false
let form: ReturnType<typeof listenToForm> | undefined

async function refresh(): Promise<void> {
  // The form says when what is edited on the page is saved.
  if (isEditing()) return
  if (underWay) {
    again = true
    return
  }
  underWay = true
  try {
    const response = await fetch(location.href, { headers: { accept: 'text/html' } })
    const html = await response.text()
    await released
    if (isEditing()) return
    // The policy allows only the style element that the page was loaded with, even in a parsed copy: a different one
    // requires a reload.
    if (styleOf(html) !== document.querySelector('style')?.textContent) {
      location.reload()
      return
    }
    const next = parsePage(html)
    form?.prepare(next)
    for (const selector of changing) {
      const [now, then] = [document.querySelector(selector), next.querySelector(selector)]
      if (now && then && now.outerHTML !== then.outerHTML) exchangeDrawn(now, then)
    }
    startIslands(document)
    form?.drawn()
    // Makes scripts that measured the old header measure the new one.
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
if (window.parent !== window) {
  window.parent.postMessage({ type: 'payload-live-preview', ready: true }, location.origin)
  form = listenToForm({ saved: () => void refresh() })
}
