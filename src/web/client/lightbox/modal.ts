/**
 * The modal dialog that holds what the lightbox shows: the browser keeps the focus in it and the page behind it inert.
 * The page is held still by the style sheet.
 */
import styles from './styles.css?inline'

let styled = false

/** Styles of a script are no inline styles: the content security policy allows them. */
function style(): void {
  if (styled) return
  styled = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}

interface Modal {
  dialog: HTMLDialogElement
  /** Takes it away and gives the focus back to the link. */
  remove(): void
}

/** Counts the modals of this page: each has an entry of its own in the history. */
let opened = 0

const isOnTop = (entry: number) => Object(history.state).lightbox === entry

/** Goes back once where the modal's entry is the present one, so that the next way back leaves the page. */
function enterHistory(onBack: () => void): { leave(): void } {
  const entry = ++opened
  const address = location.href
  history.pushState({ ...Object(history.state), lightbox: entry }, '')
  const look = () => {
    // An anchor within what is shown is another address.
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

/** Opens an empty dialog. `onCancel`: Escape, or the browser's way back, asks to close it. */
export function openModal(link: HTMLAnchorElement, { className, onCancel }: { className: string; onCancel(): void }) {
  style()
  const dialog = document.createElement('dialog')
  dialog.className = `lightbox ${className}`
  document.body.append(dialog)
  // Room that the scroll bar took stays taken, so that the page does not move.
  const root = document.documentElement
  if (innerWidth > root.clientWidth) root.classList.add('has-scroll-bar')
  const entry = enterHistory(onCancel)
  const modal: Modal = {
    dialog,
    remove() {
      entry.leave()
      dialog.close()
      dialog.remove()
      if (!document.querySelector('dialog.lightbox')) root.classList.remove('has-scroll-bar')
      // Safari does not focus links that are clicked, so the dialog would not know.
      if (link.isConnected) link.focus({ preventScroll: true })
    },
  }
  dialog.addEventListener('cancel', (event) => {
    if (event.target !== dialog) return
    event.preventDefault()
    onCancel()
  })
  // The browser closes it without asking when Escape is pressed twice.
  dialog.addEventListener('close', () => {
    if (dialog.isConnected) onCancel()
  })
  dialog.showModal()
  return modal
}

/** A button with a cross. */
export function closeButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'lightbox-close'
  button.title = label
  button.setAttribute('aria-label', label)
  button.addEventListener('click', onClick)
  return button
}

/** A text of the lightbox's own that screen readers say when it changes. */
export function statusLine(className: string): HTMLParagraphElement {
  const status = document.createElement('p')
  status.className = className
  status.setAttribute('role', 'status')
  return status
}
