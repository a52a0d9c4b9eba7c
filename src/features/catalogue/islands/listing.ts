/**
 * Updates a listing in place: fetches the page of the chosen filters and replaces the parts shown. On any error the
 * browser navigates to that page, as it would without script.
 */
import { drawnElement, exchangeDrawn, parsePage } from '../../../web/client/drawnPage'
import { startIslands } from '../../../web/client/loader'
import { isPlainClick } from '../../../web/client/plainClick'
import { hasChoices } from '../../../web/client/touched'
import { queryOfForm } from '../client/addressOf'

const parts = ['.filters', '.listing-results']

export default function listing(root: HTMLElement, sentFor: string): void {
  const { path = location.pathname } = root.dataset
  const status = root.querySelector('[role=status]')
  let current = new AbortController()
  /** URL of the parts shown. */
  let shown = sentFor

  const form = () => root.querySelector<HTMLFormElement>('#listing-form')

  async function show(address: string, { push, focus }: { push: boolean; focus?: 'results' }): Promise<void> {
    current.abort()
    current = new AbortController()
    const { signal } = current
    root.setAttribute('aria-busy', 'true')
    try {
      const response = await fetch(address, { headers: { accept: 'text/html' }, signal })
      if (!response.ok) throw new Error(`${response.status}`)
      const next = parsePage(await response.text())
      if (signal.aborted) return
      const listing = next.querySelector<HTMLElement>('.listing')
      if (!listing) throw new Error('no listing')
      // A page number beyond the last redirects to the last.
      const reached = response.redirected ? new URL(response.url) : new URL(address, location.href)
      if (push) history.pushState(null, '', reached.pathname + reached.search)
      shown = reached.pathname + reached.search
      document.title = next.title
      exchange(listing, focus)
      root.removeAttribute('aria-busy')
    } catch {
      if (signal.aborted) return
      // Navigates to the URL: the browser shows its own error page.
      if (push) location.assign(address)
      else location.reload()
    }
  }

  function exchange(next: HTMLElement, focus: 'results' | undefined): void {
    const focused = document.activeElement instanceof HTMLElement && root.contains(document.activeElement)
    const { id } = document.activeElement ?? { id: '' }
    const open = [...root.querySelectorAll<HTMLDetailsElement>('details[open][id]')].map((details) => details.id)
    for (const selector of parts) {
      const [now, then] = [root.querySelector(selector), next.querySelector(selector)]
      if (now && then) exchangeDrawn(now, then)
      else if (then) status?.after(drawnElement(then))
    }
    for (const details of root.querySelectorAll<HTMLDetailsElement>('details[id]'))
      if (open.includes(details.id)) details.open = true
    startIslands(root)
    const results = root.querySelector<HTMLElement>('.listing-results')
    if (focus === 'results') results?.scrollIntoView({ block: 'start' })
    // The focused element may be gone: a removed chip, or a link to another page.
    if (focused || focus) {
      const same = focus === 'results' || !id ? null : document.getElementById(id)
      ;(same ?? results)?.focus({ preventScroll: true })
    }
    const summary = root.querySelector('.listing-count, .listing-none :is(h2, h3), .listing-none')?.textContent ?? ''
    if (status) status.textContent = summary
  }

  function addressOfForm(): string {
    const sent = form()
    if (!sent) return path
    const ranges = new Set([...sent.querySelectorAll<HTMLInputElement>('input[type=number]')].map(({ name }) => name))
    const pairs = [...new FormData(sent)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    )
    return path + queryOfForm(pairs, ranges)
  }

  root.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && !target.validity.valid) return
    if ((target as HTMLInputElement).form === form()) void show(addressOfForm(), { push: true })
  })
  root.addEventListener('submit', (event) => {
    if (event.target !== form()) return
    event.preventDefault()
    void show(addressOfForm(), { push: true })
  })
  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(
      '.chips a, .pages a, .view-switch a, .listing-none a',
    )
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    const turnsPage = link.closest('.pages') !== null
    void show(link.pathname + link.search, { push: true, ...(turnsPage ? { focus: 'results' as const } : {}) })
  })
  const follow = () => {
    const address = location.pathname + location.search
    // A change of the hash alone leaves the list unchanged.
    if (location.pathname === path && address !== shown) void show(address, { push: false })
  }
  addEventListener('popstate', follow)
  follow()
  // Choices made before this module loaded.
  if (hasChoices(form())) void show(addressOfForm(), { push: true })
}
