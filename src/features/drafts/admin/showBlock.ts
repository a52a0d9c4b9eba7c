/** Shows a block of the page: expands its row in the form, and scrolls to it in the live preview. */
export function showBlock(at: number): void {
  const row = document.getElementById(`body-row-${at}`)
  if (row) {
    // The first is the row's own; later ones belong to lists inside it.
    const toggle = row.querySelector<HTMLButtonElement>('.collapsible__toggle')
    if (toggle?.matches('.collapsible__toggle--collapsed')) toggle.click()
    row.scrollIntoView({ block: 'start', behavior: 'smooth' })
    row.querySelector<HTMLElement>('input, textarea, [contenteditable=true]')?.focus({ preventScroll: true })
  }
  // The preview is a page of our own origin, so its document is accessible.
  const preview = document.querySelector<HTMLIFrameElement>('#live-preview-iframe')
  preview?.contentDocument?.querySelector(`[data-block="${at}"]`)?.scrollIntoView({ block: 'start' })
}
