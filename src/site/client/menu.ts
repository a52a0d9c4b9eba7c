/** The header's menu beyond what `details` does by itself: Escape and a click outside close it. */
const open = () => document.querySelectorAll<HTMLDetailsElement>('.site-header details[open]')

export function startMenu(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    for (const details of open()) {
      const held = details.contains(document.activeElement)
      details.open = false
      if (held) details.querySelector('summary')?.focus()
    }
  })
  document.addEventListener('click', (event) => {
    for (const details of open()) if (!details.contains(event.target as Node)) details.open = false
  })
}
