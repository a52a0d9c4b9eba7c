/**
 * Remembers whether a visitor wants articles as a grid or as a table. The address that asks for neither goes on to the
 * one that does, before anything was read; what the address asks for stays.
 */
const KEY = 'catalogue-view'
const addressNames: Readonly<Record<string, string>> = { grid: 'rutenett', table: 'tabell' }

/** A browser may forbid its storage; then nothing is remembered. */
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
      // Not remembered.
    }
  })
  const wanted = addressNames[stored() ?? '']
  if (!wanted || asked !== undefined || stored() === view) return
  const address = new URL(location.href)
  address.searchParams.set('visning', wanted)
  location.replace(address)
}
