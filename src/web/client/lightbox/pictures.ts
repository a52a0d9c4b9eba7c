/** Pictures in the lightbox, drawn by PhotoSwipe: swiping, zooming, neighbours fetched ahead. */
import PhotoSwipe, { type PhotoSwipeOptions } from 'photoswipe'
import type { LightboxSettings } from '../../lightbox'
import { fillCounter } from './counter'
import { measure } from './measuring'
import { openModal, statusLine } from './modal'
import { galleryOf, slideOf } from './slides'

/** Milliseconds. A fade, since what was clicked is often cropped; one of zero where motion is not wanted. */
const FADE = 200
/** Milliseconds that a picture may take before we say that it is loading. */
const PATIENCE = 300
/** Pixels that the buttons above and the caption below take from a picture that is not zoomed. */
const BAR = 60
const CAPTION = 76
/** Milliseconds within which a second click belongs to the first. */
const DOUBLE_CLICK = 400

/**
 * A closing that comes while it opens, by key or button, is done when it has opened. A click beside the picture is most
 * likely the second of two on the link, and ignored.
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
  const modal = openModal(link, { className: 'lightbox-pictures', onCancel: close })
  const said = statusLine('lightbox-said')
  const loading = statusLine('lightbox-loading')
  const options: PhotoSwipeOptions & { preloader: boolean } = {
    dataSource: slides,
    index,
    appendToEl: modal.dialog,
    // The dialog does these.
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
    // Ours say it in words, and as the editors put it.
    counter: false,
    preloader: false,
    // Twice as large, where a picture fills the window already.
    secondaryZoomLevel: ({ fit }) => Math.max(1, fit * 2),
    imageClickAction: zoomOnce(),
    // A finger beside the picture closes as a mouse does.
    tapAction: (_, { target }) => {
      if (target instanceof Element && target.matches('.pswp__item, .pswp__zoom-wrap')) close()
    },
  }
  const pswp = new PatientPhotoSwipe(options)

  function close(): void {
    if (!modal.dialog.open) pswp.destroy()
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
    modal.dialog.setAttribute('aria-label', name || (links[pswp.currIndex]?.pathname.split('/').at(-1) ?? ''))
    // The first is said with the dialog's name.
    if (pswp.opener.isOpen) said.textContent = name
    showLoading()
  })
  pswp.on('loadComplete', showLoading)
  pswp.on('loadError', ({ slide }) => {
    if (slide === pswp.currSlide) said.textContent = texts.imageFailed
  })
  pswp.on('contentLoad', (event) => {
    if (event.content.type !== 'unmeasured') return
    event.preventDefault()
    measure(event.content, pswp, showLoading)
  })
  pswp.on('afterInit', () => {
    modal.dialog.append(said, loading)
    describeParts(pswp)
    modal.dialog.querySelector<HTMLElement>('.pswp__button--close')?.focus()
  })
  pswp.on('destroy', () => {
    clearTimeout(timer)
    modal.remove()
  })
  pswp.init()
}

/** A click zooms, and a double click is no click there and another back. */
function zoomOnce() {
  let last = Number.NEGATIVE_INFINITY
  return function (this: PhotoSwipe, point: { x: number; y: number }) {
    const now = performance.now()
    if (now - last > DOUBLE_CLICK) this.currSlide?.toggleZoom(point)
    last = now
  }
}

/** One dialog is enough, and what is called a carousel would need a name of its own. */
function describeParts({ element, scrollWrap }: PhotoSwipe): void {
  element?.removeAttribute('role')
  scrollWrap?.removeAttribute('aria-roledescription')
}
