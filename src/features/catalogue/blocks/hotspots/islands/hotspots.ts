/** Closes the open point with Escape, and where the visitor presses beside it while it covers the picture. */
export default function hotspots(root: HTMLElement): void {
  const openPoint = () => root.querySelector<HTMLDetailsElement>('details[open]')
  /** On a phone the points are a list, which stays as it is. */
  const covers = (details: HTMLElement) => getComputedStyle(details.parentElement ?? details).position === 'absolute'

  root.addEventListener('keydown', ({ key }) => {
    const details = openPoint()
    if (key !== 'Escape' || !details || !covers(details)) return
    const hadFocus = details.contains(document.activeElement)
    details.open = false
    if (hadFocus) details.querySelector('summary')?.focus()
  })
  document.addEventListener('pointerdown', function close({ target }) {
    // Removed when the live preview replaced it.
    if (!root.isConnected) return document.removeEventListener('pointerdown', close)
    const details = openPoint()
    if (details && covers(details) && !(target instanceof Node && details.contains(target))) details.open = false
  })
}
