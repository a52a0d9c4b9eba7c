/**
 * Follows the hash of the address (docs/behaviour.md#hashes-and-anchors): opens the target where it is closed, and
 * scrolls to it; `#.name` scrolls to the first element of that class. Fetched when the address first has a hash.
 * Modules whose parts open listen to the browser's own `beforematch`, which bubbles here, and look for `:target` when
 * they start.
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
  // Outermost first: a module in a tab that is closed has no room before the tab is shown.
  const modules: HTMLElement[] = []
  for (let part = target.closest<HTMLElement>('[data-module]'); part; part = around(part)) modules.unshift(part)
  for (const module of modules) await startIsland(module)
  target.dispatchEvent(new Event('beforematch', { bubbles: true }))
  if (isClass) target.scrollIntoView()
  else if ((await comesToRest()) && !isInSight(target)) target.scrollIntoView()
}

const around = (module: HTMLElement) => module.parentElement?.closest<HTMLElement>('[data-module]') ?? null

/** Frames without a change after which scrolling counts as ended. */
const STILL = 3

/**
 * Waits for the browser's own scrolling, which aims at the target's position before its siblings closed. Returns false
 * if the visitor scrolls meanwhile.
 */
async function comesToRest(): Promise<boolean> {
  const visitor = new AbortController()
  for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(event, () => visitor.abort(), { signal: visitor.signal, passive: true })
  let before = Number.NaN
  for (let still = 0; still < STILL && !visitor.signal.aborted; before = scrollY) {
    await new Promise(requestAnimationFrame)
    still = scrollY === before ? still + 1 : 0
  }
  const isLeftAlone = !visitor.signal.aborted
  visitor.abort()
  return isLeftAlone
}

/** Pixels of rounding by the browser. */
const NEAR = 1

/** Within the window and below a sticky bar, whose height is the target's scroll margin. */
function isInSight(target: Element): boolean {
  const { top } = target.getBoundingClientRect()
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginBlockStart) || 0
  // At the top of the page no bar is stuck, and the page cannot scroll up.
  return top <= innerHeight && (top >= margin - NEAR || scrollY === 0)
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
