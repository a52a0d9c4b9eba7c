/**
 * Makes a dialog the modal for the lightbox's content: the browser keeps the focus in it and the page behind it inert.
 * The style sheet keeps the page from scrolling.
 */
import { adoptStyles } from '../adoptStyles'
import styles from './styles.css?inline'

/** Counts the modals of this page: each has its own history entry. */
let opened = 0

const isOnTop = (entry: number) => Object(history.state).lightbox === entry

/** Goes back once if the modal's entry is the current one, so that the next "back" leaves the page. */
function enterHistory(onBack: () => void): { leave(): void } {
  const entry = ++opened
  const address = location.href
  history.pushState({ ...Object(history.state), lightbox: entry }, '')
  const look = () => {
    // A change of the anchor within the modal has another address.
    if (location.href === address && !(Object(history.state).lightbox >= entry)) onBack()
  }
  addEventListener('popstate', look)
  return {
    leave() {
      removeEventListener('popstate', look)
      if (isOnTop(entry)) history.back()
    },
  }
}

/**
 * Shows a dialog of the document as a modal. `onCancel` is called when Escape or the browser's "back" asks to close it.
 * The caller removes the dialog after `release`, which returns the focus to the link.
 */
export function showModal(dialog: HTMLDialogElement, link: HTMLAnchorElement, onCancel: () => void) {
  adoptStyles(styles)
  // Keeps the scroll bar's space, so that the page does not move.
  const root = document.documentElement
  if (innerWidth > root.clientWidth) root.classList.add('has-scroll-bar')
  const entry = enterHistory(onCancel)
  dialog.addEventListener('cancel', (event) => {
    if (event.target !== dialog) return
    event.preventDefault()
    onCancel()
  })
  // The browser closes the dialog without a cancel event when Escape is pressed twice.
  dialog.addEventListener('close', () => {
    if (dialog.isConnected) onCancel()
  })
  dialog.showModal()
  return {
    release() {
      entry.leave()
      dialog.close()
      if (!document.querySelector('dialog.lightbox[open]')) root.classList.remove('has-scroll-bar')
      // Safari does not focus clicked links, so the dialog cannot restore the focus itself.
      if (link.isConnected) link.focus({ preventScroll: true })
    },
  }
}
