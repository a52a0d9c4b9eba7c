/** Reads from a link what the lightbox shows: the picture and its texts, all as plain text. */
import { isImageAddress } from './imageAddress'

export interface Slide {
  /** PhotoSwipe's slide type: an image whose size is known, or content that PhotoSwipe leaves to us. */
  type: 'image' | 'unmeasured'
  src: string
  srcset?: string
  /** Placeholder until the picture has loaded: the one that was clicked. */
  msrc?: string
  /** Pixels; unknown until the picture has loaded where the link does not give them. */
  width?: number
  height?: number
  alt: string
  caption: string
}

/**
 * The pictures that open together with a link (those of the gallery around it, or the link alone), and the link's index
 * among them.
 */
export function galleryOf(link: HTMLAnchorElement): { links: HTMLAnchorElement[]; index: number } {
  const gallery = link.closest('[data-gallery]')
  const links = [...(gallery?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [link])].filter(
    (other) => other === link || (isImageAddress(other, location.origin) && !other.dataset.lightbox),
  )
  return { links, index: links.indexOf(link) }
}

export function slideOf(link: HTMLAnchorElement): Slide {
  const image = link.querySelector('img')
  const [width, height] = [Number(link.dataset.width), Number(link.dataset.height)]
  const isMeasured = width > 0 && height > 0
  // The same picture in other sizes: a phone does not need the largest.
  const isSame = image?.srcset.includes(link.getAttribute('href') ?? '')
  return {
    type: isMeasured ? 'image' : 'unmeasured',
    src: link.href,
    ...(isMeasured ? { width, height } : {}),
    ...(image && isSame ? { srcset: image.srcset } : {}),
    ...(image?.complete && image.naturalWidth > 0 ? { msrc: image.currentSrc } : {}),
    alt: link.dataset.alt ?? (image ? image.alt : textOf(link)),
    caption: captionOf(link, image),
  }
}

const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? ''

/**
 * The caption that the link carries or that stands below it. Outside a figure (a link to a picture in a text), the
 * alternative text or the link's own text; a figure without caption was left so by the editor.
 */
function captionOf(link: HTMLAnchorElement, image: HTMLImageElement | null): string {
  if (link.dataset.caption !== undefined) return link.dataset.caption
  const figure = link.closest('figure')
  if (figure) return textOf(figure.querySelector('figcaption'))
  return image ? image.alt : textOf(link)
}
