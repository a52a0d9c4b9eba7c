/**
 * The hash of the address (spec §2): what it names is opened where it is closed, and scrolled to; `#.name` scrolls to
 * the first element of that class. Fetched when the address first has a hash. Modules whose parts open listen to the
 * browser's own `beforematch`, which bubbles here, and look for `:target` when they start.
 */
import { startIsland } from '../client/loader'

/** Any hash is harmless: it is looked up, never parsed as a selector or as markup. */
async function follow(): Promise<void> {
  const name = decoded(location.hash.slice(1))
  const isClass = name.startsWith('.')
  const target = isClass ? document.getElementsByClassName(name.slice(1))[0] : document.getElementById(name)
  if (!target) return
  for (let part = target.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
    part.open = true
  const module = target.closest<HTMLElement>('[data-module]')
  if (module) await startIsland(module)
  target.dispatchEvent(new Event('beforematch', { bubbles: true }))
  const { top } = target.getBoundingClientRect()
  if (isClass || top < 0 || top > innerHeight) target.scrollIntoView()
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

export default function followHash(): void {
  void follow()
  addEventListener('hashchange', follow)
}
