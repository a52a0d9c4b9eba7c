/** A text of the page, or another page, on top of this one. */
import type { LightboxSettings } from '../../lightbox'
import { closeButton, openModal, statusLine } from './modal'

/** Milliseconds after which a page that has not come counts as failed. */
const TIME_OUT = 15_000

function openPanel(link: HTMLAnchorElement, texts: LightboxSettings, className: string) {
  let onClose = () => {}
  const close = () => {
    onClose()
    modal.remove()
  }
  const modal = openModal(link, { className, onCancel: close })
  const panel = document.createElement('div')
  panel.className = 'lightbox-panel'
  panel.append(closeButton(texts.close, close))
  modal.dialog.setAttribute('aria-label', link.textContent?.trim() || link.querySelector('img')?.alt || texts.openLink)
  modal.dialog.append(panel)
  modal.dialog.addEventListener('click', (event) => {
    if (event.target === modal.dialog) close()
  })
  panel.querySelector('button')?.focus()
  return {
    panel,
    close,
    whenClosed(action: () => void) {
      onClose = action
    },
  }
}

function message(text: string, ...more: Node[]): HTMLParagraphElement {
  const paragraph = document.createElement('p')
  paragraph.className = 'lightbox-message'
  paragraph.setAttribute('role', 'alert')
  paragraph.append(text, ...more)
  return paragraph
}

const isEmpty = (home: Element) => !home.textContent?.trim() && !home.querySelector('img,video,audio,iframe')

/** Shows what the link points to on this page. It is moved, not copied: what works in it goes on working. */
export function openContent(link: HTMLAnchorElement, texts: LightboxSettings): void {
  // Anchors hold nothing that an address would encode.
  const home = document.getElementById(link.hash.slice(1))
  const { panel, whenClosed } = openPanel(link, texts, 'lightbox-content-modal')
  if (!home || isEmpty(home)) {
    panel.append(message(texts.notFound))
    return
  }
  const content = document.createElement('div')
  content.className = 'lightbox-text'
  content.append(...home.childNodes)
  panel.append(content)
  whenClosed(() => home.append(...content.childNodes))
}

/** Shows another page in a frame, which is made only now that the visitor asked for it. */
export function openFrame(link: HTMLAnchorElement, texts: LightboxSettings): void {
  const { panel, close, whenClosed } = openPanel(link, texts, 'lightbox-frame-modal')
  const loading = statusLine('lightbox-loading')
  const frame = document.createElement('iframe')
  const name = link.textContent?.trim()
  frame.title = name || link.href
  frame.allow = 'fullscreen; encrypted-media; picture-in-picture'
  const over = new AbortController()
  const timer = setTimeout(fail, TIME_OUT)

  function settle(): void {
    clearTimeout(timer)
    over.abort()
    loading.textContent = ''
  }
  function fail(): void {
    if (over.signal.aborted) return
    settle()
    const way = document.createElement('a')
    way.href = link.href
    way.textContent = texts.openLink
    frame.replaceWith(message(`${texts.failed} `, way))
  }

  frame.addEventListener('load', () => {
    if (frame.contentDocument?.URL === 'about:blank') return
    settle()
    // A key that is pressed in the frame is heard there alone.
    frame.contentDocument?.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') close()
    })
  })
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective }) => {
      if (effectiveDirective === 'frame-src') fail()
    },
    { signal: over.signal },
  )
  whenClosed(settle)
  panel.append(loading, frame)
  loading.textContent = texts.loading
  void show()

  /** A page of ours that is not there would be shown as its error page, which a frame does not tell. */
  async function show(): Promise<void> {
    if (link.origin === location.origin) {
      const answer = await fetch(link.href, { method: 'HEAD', signal: over.signal }).catch(() => undefined)
      if (!answer?.ok) return fail()
    }
    frame.src = link.href
  }
}
