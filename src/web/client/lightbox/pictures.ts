/**
 * Pictures in the lightbox, shown by PhotoSwipe: swiping, zooming, preloading of neighbours. Without React, which would
 * be four times the size of this (docs/decisions/018-photoswipe-for-the-lightbox.md).
 */
import PhotoSwipe, { type PhotoSwipeOptions } from 'photoswipe'
import type { LightboxSettings } from '../../lightbox'
import { fillCounter } from './counter'
import { measure } from './measuring'
import { showModal } from './modal'
import { galleryOf, slideOf } from './slides'

/** Milliseconds. A fade, since the clicked picture is often cropped; zero under reduced motion. */
const FADE = 200
/** Milliseconds before the loading message appears. */
const PATIENCE = 300
/** Pixels that the buttons above and the caption below take from a picture that is not zoomed. */
const BAR = 60
const CAPTION = 76
/** Milliseconds within which a second click counts as a double click. */
const DOUBLE_CLICK = 400

/**
 * Defers a `close` during the opening animation, by key or button, until it has ended. A click beside the picture at
 * that time is most likely the second click on the link, and is ignored.
 */
class PatientPhotoSwipe extends PhotoSwipe {
  #wantsClose = false

  override close(): void {
    this.#wantsClose = true
    super.close()
  }

  override init(): boolean {
    this.on('openingAnimationEnd', () => {
      if (this.#wantsClose) super.close()
    })
    return super.init()
  }
}

export function openPictures(link: HTMLAnchorElement, texts: LightboxSettings): void {
  const { links, index } = galleryOf(link)
  const slides = links.map(slideOf)
  const isGallery = slides.length > 1
  const dialog = document.createElement('dialog')
  dialog.className = 'lightbox full-screen lightbox-pictures'
  document.body.append(dialog)
  const modal = showModal(dialog, link, close)
  const status = statusLine('lightbox-said')
  const loading = statusLine('lightbox-loading')
  const options: PhotoSwipeOptions & { preloader: boolean } = {
    dataSource: slides,
    index,
    appendToEl: dialog,
    // The dialog handles these.
    escKey: false,
    trapFocus: false,
    returnFocus: false,
    showHideAnimationType: 'fade',
    showAnimationDuration: FADE,
    hideAnimationDuration: FADE,
    bgOpacity: 1,
    paddingFn: (_, { caption }) => ({ top: BAR, bottom: texts.captions && caption ? CAPTION : 0, left: 0, right: 0 }),
    closeTitle: texts.close,
    arrowPrevTitle: texts.previous,
    arrowNextTitle: texts.next,
    zoomTitle: texts.zoom,
    errorMsg: texts.imageFailed,
    arrowPrev: isGallery,
    arrowNext: isGallery,
    // Our own are texts, worded by the editors.
    counter: false,
    preloader: false,
    // Twice as large, where a picture already fills the window.
    secondaryZoomLevel: ({ fit }) => Math.max(1, fit * 2),
    imageClickAction: zoomOnce(),
    // A tap beside the picture closes, as a click does.
    tapAction: (_, { target }) => {
      if (target instanceof Element && target.matches('.pswp__item, .pswp__zoom-wrap')) close()
    },
  }
  const pswp = new PatientPhotoSwipe(options)

  function close(): void {
    if (!dialog.open) pswp.destroy()
    else pswp.close()
  }

  pswp.on('uiRegister', () => {
    if (isGallery)
      pswp.ui?.registerElement({
        name: 'position',
        className: 'pswp__counter',
        order: 5,
        onInit: (element) =>
          pswp.on('change', () => {
            element.textContent = position()
          }),
      })
    if (texts.captions)
      pswp.ui?.registerElement({
        name: 'caption',
        className: 'lightbox-caption',
        appendTo: 'wrapper',
        onInit: (element) =>
          pswp.on('change', () => {
            element.textContent = slides[pswp.currIndex]?.caption ?? ''
          }),
      })
  })

  const position = () => fillCounter(texts.counter, pswp.currIndex + 1, slides.length)

  let timer: ReturnType<typeof setTimeout> | undefined
  function showLoading(): void {
    clearTimeout(timer)
    if (pswp.currSlide?.content.isLoading())
      timer = setTimeout(() => {
        loading.textContent = texts.loading
      }, PATIENCE)
    else loading.textContent = ''
  }

  pswp.on('change', () => {
    const { alt = '', caption = '' } = slides[pswp.currIndex] ?? {}
    const name = [isGallery && position(), alt || caption].filter(Boolean).join(': ')
    dialog.setAttribute('aria-label', name || (links[pswp.currIndex]?.pathname.split('/').at(-1) ?? ''))
    // The first slide is announced as the dialog's name.
    if (pswp.opener.isOpen) status.textContent = name
    showLoading()
  })
  pswp.on('loadComplete', showLoading)
  pswp.on('loadError', ({ slide }) => {
    if (slide === pswp.currSlide) status.textContent = texts.imageFailed
  })
  pswp.on('contentLoad', (event) => {
    if (event.content.type !== 'unmeasured') return
    event.preventDefault()
    measure(event.content, pswp, showLoading)
  })
  pswp.on('afterInit', () => {
    dialog.append(status, loading)
    describeParts(pswp)
    dialog.querySelector<HTMLElement>('.pswp__button--close')?.focus()
  })
  pswp.on('destroy', () => {
    clearTimeout(timer)
    modal.release()
    dialog.remove()
  })
  pswp.init()
}

/** A click zooms; a double click does not zoom in and out again. */
function zoomOnce() {
  let last = Number.NEGATIVE_INFINITY
  return function (this: PhotoSwipe, point: { x: number; y: number }) {
    const now = performance.now()
    if (now - last > DOUBLE_CLICK) this.currSlide?.toggleZoom(point)
    last = now
  }
}

/** Removes PhotoSwipe's roles: one dialog is enough, and a carousel would need a name of its own. */
function describeParts({ element, scrollWrap }: PhotoSwipe): void {
  element?.removeAttribute('role')
  scrollWrap?.removeAttribute('aria-roledescription')
}

/** A live region for the lightbox's own messages to screen readers. */
function statusLine(className: string): HTMLParagraphElement {
  const status = document.createElement('p')
  status.className = className
  status.setAttribute('role', 'status')
  return status
}
