/**
 * Remembers whether a visitor prefers the grid or the table. A URL without a view is redirected to the preferred one
 * before the page is shown; a view in the URL wins.
 */
const KEY = 'catalogue-view'
const addressNames: Readonly<Record<string, string>> = { grid: 'rutenett', table: 'tabell' }

/** Storage may be blocked; then nothing is remembered. */
function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export default function listingView(element: HTMLElement): void {
  const { view, asked } = element.dataset
  element.addEventListener('click', ({ target }) => {
    const chosen = (target as Element).closest<HTMLElement>('[data-view]')?.dataset.view
    try {
      if (chosen) localStorage.setItem(KEY, chosen)
    } catch {
      // Storage is blocked.
    }
  })
  const storedName = addressNames[stored() ?? '']
  if (!storedName || asked !== undefined || stored() === view) return
  const address = new URL(location.href)
  address.searchParams.set('visning', storedName)
  location.replace(address)
}
