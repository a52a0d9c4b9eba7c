/**
 * A text of the page, or another page, on top of this one. Fetched together with React at the first click on such a
 * link: pictures do not need it.
 */
import { type ReactNode, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { LightboxSettings } from '../../lightbox'
import { isUnderWay, nextFrame } from './frame'
import type { showModal } from './modal'

/** Milliseconds after which a page that has not loaded counts as failed. */
const TIME_OUT = 15_000

interface PanelProps {
  link: HTMLAnchorElement
  texts: LightboxSettings
  /** Passed in by the calling script, so that shared code is fetched once. */
  show: typeof showModal
  close: () => void
}

/** Opens the panel that the link asks for. */
export function openPanel(props: Omit<PanelProps, 'close'>): void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
  }
  const Panel = props.link.dataset.lightbox === 'frame' ? FramePanel : ContentPanel
  root.render(<Panel {...props} close={close} />)
}

function ModalPanel({
  link,
  texts,
  show,
  close,
  className,
  children,
}: PanelProps & { className: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const { release } = show(element, link, close)
    element.addEventListener('click', ({ target }) => {
      if (target === element) close()
    })
    button.current?.focus()
    return release
  }, [link, show, close])
  return (
    <dialog
      ref={dialog}
      className={`lightbox full-screen ${className}`}
      aria-label={link.textContent?.trim() || link.querySelector('img')?.alt || texts.openLink}
    >
      <div className="lightbox-panel">
        <button
          ref={button}
          type="button"
          className="lightbox-close"
          title={texts.close}
          aria-label={texts.close}
          onClick={close}
        />
        {children}
      </div>
    </dialog>
  )
}

const Message = ({ children }: { children: ReactNode }) => (
  <p className="lightbox-message" role="alert">
    {children}
  </p>
)

const isEmpty = (home: Element) => !home.textContent?.trim() && !home.querySelector('img,video,audio,iframe')

/**
 * Shows the element of this page that the link points to. It is moved, not copied, so that its scripts keep working.
 */
function ContentPanel(props: PanelProps) {
  const place = useRef<HTMLDivElement>(null)
  // Anchors contain no characters that an address would encode.
  const [home] = useState(() => {
    const named = document.getElementById(props.link.hash.slice(1))
    return named && !isEmpty(named) ? named : undefined
  })
  useLayoutEffect(() => {
    const shown = place.current
    if (!home || !shown) return
    shown.append(...home.childNodes)
    return () => home.append(...shown.childNodes)
  }, [home])
  return (
    <ModalPanel {...props} className="lightbox-content-modal">
      {home ? <div className="lightbox-text" ref={place} /> : <Message>{props.texts.notFound}</Message>}
    </ModalPanel>
  )
}

/** Shows another page in a frame, which is created only when the visitor asks for it. */
function FramePanel(props: PanelProps) {
  const { link, texts, close } = props
  const [frame, happen] = useReducer(nextFrame, { state: link.origin === location.origin ? 'asking' : 'loading' })
  const underWay = isUnderWay(frame)

  useLayoutEffect(() => {
    if (!underWay) return
    const over = new AbortController()
    const { signal } = over
    const timer = setTimeout(() => happen('failed'), TIME_OUT)
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective }) => {
        if (effectiveDirective === 'frame-src') happen('failed')
      },
      { signal },
    )
    // A missing page of this site would otherwise show as its error page.
    if (link.origin === location.origin)
      void fetch(link.href, { method: 'HEAD', signal })
        .catch(() => undefined)
        .then((answer) => {
          if (!signal.aborted) happen(answer?.ok ? 'found' : 'failed')
        })
    return () => {
      clearTimeout(timer)
      over.abort()
    }
  }, [link, underWay])

  function loaded({ contentDocument }: HTMLIFrameElement): void {
    if (contentDocument?.URL === 'about:blank') return
    happen('loaded')
    // A key pressed in the frame emits its event only there.
    contentDocument?.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') close()
    })
  }

  return (
    <ModalPanel {...props} className="lightbox-frame-modal">
      <p className="lightbox-loading" role="status">
        {underWay && texts.loading}
      </p>
      {frame.state === 'failed' ? (
        <Message>
          {texts.failed} <a href={link.href}>{texts.openLink}</a>
        </Message>
      ) : (
        <iframe
          title={link.textContent?.trim() || link.href}
          allow="fullscreen; encrypted-media; picture-in-picture"
          src={frame.state === 'asking' ? undefined : link.href}
          onLoad={({ currentTarget }) => loaded(currentTarget)}
        />
      )}
    </ModalPanel>
  )
}
