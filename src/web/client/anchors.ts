/** Shared by parts with anchors: tabs and spoilers (docs/behaviour.md#hashes-and-anchors). */

/** Puts an anchor into the address, or removes it: without scrolling, and without a history entry. */
export function writeHash(anchor: string | undefined): void {
  const hash = anchor ? `#${anchor}` : ''
  if (location.hash === hash) return
  try {
    history.replaceState(history.state, '', hash || location.pathname + location.search)
  } catch {
    // Safari throws at the hundredth change within half a minute; the address is then slightly out of date.
  }
}

/** Whether the address's hash names the part or something in it. */
export const isNamed = (part: Element) => part.matches(':target') || part.querySelector(':target') !== null

/** Calls `reset` when the history goes to an entry without a hash, for as long as the element is in the document. */
export function onHashGone(element: Element, reset: () => void): void {
  const listen = () => {
    if (!element.isConnected) removeEventListener('hashchange', listen)
    else if (!location.hash) reset()
  }
  addEventListener('hashchange', listen)
}
