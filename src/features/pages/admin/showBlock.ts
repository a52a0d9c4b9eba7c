/** Shows a block of the page: its row in the form, unfolded, and its place in the live preview beside it. */
export function showBlock(at: number): void {
  const row = document.getElementById(`body-row-${at}`)
  if (row) {
    // The first is the row's own; those of lists inside it come after.
    const toggle = row.querySelector<HTMLButtonElement>('.collapsible__toggle')
    if (toggle?.matches('.collapsible__toggle--collapsed')) toggle.click()
    row.scrollIntoView({ block: 'start', behavior: 'smooth' })
    row.querySelector<HTMLElement>('input, textarea, [contenteditable=true]')?.focus({ preventScroll: true })
  }
  // The preview is a page of our own site: what stands in it can be reached.
  const preview = document.querySelector<HTMLIFrameElement>('#live-preview-iframe')
  preview?.contentDocument?.querySelector(`[data-block="${at}"]`)?.scrollIntoView({ block: 'start' })
}
