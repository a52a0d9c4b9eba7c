/**
 * The full-screen overlay menu: closed → open → closed (docs/behaviour.md#overlay-menu). The dialog element traps and
 * restores the focus.
 */
import { lockScrolling, unlockScrolling } from './scrollLock'

const overlay = () => document.querySelector<HTMLDialogElement>('.overlay-menu')

/** The opener is a link without script, and a button with it. */
function describeOpener(): void {
  for (const button of document.querySelectorAll('.overlay-open, .overlay-close')) button.setAttribute('role', 'button')
  for (const opener of document.querySelectorAll('.overlay-open')) {
    opener.setAttribute('aria-haspopup', 'dialog')
    opener.setAttribute('aria-expanded', String(overlay()?.open === true))
  }
}

function openOverlay(dialog: HTMLDialogElement): void {
  lockScrolling('overlay')
  dialog.showModal()
  describeOpener()
}

export function startOverlay(): void {
  describeOpener()
  const press = (event: Event) => {
    const dialog = overlay()
    const button = event.target instanceof Element ? event.target.closest('.overlay-open, .overlay-close') : null
    if (!dialog || !button) return
    if (button.matches('.overlay-open')) {
      event.preventDefault()
      openOverlay(dialog)
    } else if (dialog.open) {
      event.preventDefault()
      dialog.close()
    }
  }
  document.addEventListener('click', press)
  document.addEventListener('keydown', (event) => {
    if (event.key === ' ') press(event)
  })
  // `close` does not bubble.
  document.addEventListener(
    'close',
    ({ target }) => {
      if (target !== overlay()) return
      unlockScrolling('overlay')
      describeOpener()
    },
    true,
  )
}
