/**
 * Loads the module of the detailed map on request, and with it tiles from a third party. If the visitor consented to
 * external content, it loads by itself.
 */
import { whenAllowed } from '../../../web/client/always'

type Start = (figure: HTMLElement, options: { focus: boolean }) => void

async function showTiles(figure: HTMLElement, focus: boolean): Promise<void> {
  const address = figure.dataset.module
  const button = figure.querySelector<HTMLButtonElement>('[data-action=tiles]')
  if (!button || !address) return
  const status = figure.querySelector('[data-map-status]')
  const caption = figure.querySelector('figcaption')
  button.disabled = true
  // Without a click the layout must not shift: the caption is hidden, and its room stays.
  if (!focus) caption?.classList.add('is-given')
  else if (status) status.textContent = figure.dataset.loading ?? ''
  try {
    const { default: start } = (await import(/* @vite-ignore */ address)) as { default: Start }
    start(figure, { focus })
  } catch {
    caption?.classList.remove('is-given')
    button.disabled = false
    if (status) status.textContent = figure.dataset.failed ?? ''
  }
}

/** Shows maps for which consent exists; called again for maps in fetched results. */
export function showAllowedTiles(root: HTMLElement): void {
  for (const figure of root.querySelectorAll<HTMLElement>('[data-tiles]'))
    whenAllowed(figure, () => void showTiles(figure, false))
}

export function listenForTiles(root: HTMLElement): void {
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-action=tiles]') : null
    const figure = button?.closest<HTMLElement>('[data-module]')
    if (figure) void showTiles(figure, true)
  })
  showAllowedTiles(root)
}
