/** Fetches the module of the detailed map when it is asked for, and with it the first picture from elsewhere. */

type Start = (figure: HTMLElement) => void

export function hearTiles(root: HTMLElement): void {
  root.addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-action=tiles]') : null
    const figure = button?.closest<HTMLElement>('[data-module]')
    const address = figure?.dataset.module
    if (!button || !figure || !address) return
    const status = figure.querySelector('[data-map-status]')
    button.disabled = true
    if (status) status.textContent = figure.dataset.loading ?? ''
    try {
      const { default: start } = (await import(/* @vite-ignore */ address)) as { default: Start }
      start(figure)
    } catch {
      button.disabled = false
      if (status) status.textContent = figure.dataset.failed ?? ''
    }
  })
}
