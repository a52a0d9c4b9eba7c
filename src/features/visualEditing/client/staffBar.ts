/** A link from a page of the site to its form in the admin, for users of the admin in this browser. */
import { textsBesidePage } from '../../../web/textsBesidePage'
import { PAGE_DOCUMENT } from '../marker'

const texts = {
  nb: {
    bar: 'For redaktører',
    edit: 'Rediger denne siden',
    admin: 'Administrasjon',
    words: 'Tekstene',
    close: 'Skjul linjen',
  },
  en: {
    bar: 'For editors',
    edit: 'Edit this page',
    admin: 'Administration',
    words: 'The texts',
    close: 'Hide the bar',
  },
}

/** Until the browser's window is closed. */
const CLOSED_KEY = 'staffBarClosed'

/** In a shadow root: the policy of pages allows no further style element, and the brand's styles are for visitors. */
const rules = `
  nav { position: fixed; inset: auto auto 12px 12px; z-index: 2147483000; display: flex; align-items: center;
    font: 600 14px/1.4 system-ui, sans-serif; color: #fff; background: #1f2937; border-radius: 6px;
    box-shadow: 0 2px 10px rgb(0 0 0 / 30%); }
  a, button { display: grid; place-items: center; min-block-size: 40px; padding: 0 14px; color: inherit;
    text-decoration: none; font: inherit; background: none; border: 0; border-radius: 6px; cursor: pointer; }
  a:hover { text-decoration: underline; }
  button { padding: 0 12px; border-inline-start: 1px solid rgb(255 255 255 / 25%); border-radius: 0 6px 6px 0; }
  :focus-visible { outline: 2px solid #fff; outline-offset: -4px; }
  @media (forced-colors: active) { nav { border: 1px solid } }
  @media print { nav { display: none } }
`

/** The edit view of what the page shows; undefined for a page without a document, null if no user is signed in. */
async function editView(): Promise<string | undefined | null> {
  const response = await fetch(`${PAGE_DOCUMENT}?${new URLSearchParams({ path: location.pathname })}`)
  if (!response.ok) return null
  const { address } = (await response.json()) as { address?: string }
  return address
}

/** Nothing is shown where the session has ended, or the server cannot be reached. */
export async function showStaffBar(): Promise<void> {
  if (sessionStorage.getItem(CLOSED_KEY)) return
  const address = await editView().catch(() => null)
  if (address === null) return
  const text = texts[document.documentElement.lang.startsWith('en') ? 'en' : 'nb']
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  root.adoptedStyleSheets = [sheet]
  const bar = document.createElement('nav')
  bar.setAttribute('aria-label', text.bar)
  const link = document.createElement('a')
  link.href = address ?? '/admin'
  link.textContent = address ? text.edit : text.admin
  const close = document.createElement('button')
  close.type = 'button'
  close.textContent = '×'
  close.setAttribute('aria-label', text.close)
  close.addEventListener('click', () => {
    sessionStorage.setItem(CLOSED_KEY, '1')
    host.remove()
  })
  // What the program itself says here, and no document holds.
  const words = document.createElement('a')
  words.href = textsBesidePage(location.pathname + location.search)
  words.textContent = text.words
  bar.append(link, words, close)
  root.append(bar)
  document.body.append(host)
}
