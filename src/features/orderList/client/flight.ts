/** The picture of an article flies to the cart when it is added: says where it went. Nothing on the page moves for it. */

/** Milliseconds, and the curve of `--ease` (`web/styles/tokens.css`). */
const FLIGHT = 250
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

/** Widest that it starts, in CSS pixels: a large picture would cover the page. */
const WIDEST = 160

const isSeen = ({ top, bottom, width }: DOMRect) => width > 0 && bottom > 0 && top < innerHeight

export function flyToCart(picture: HTMLImageElement | null | undefined, cart: Element | null): void {
  if (!picture || !cart || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const [from, to] = [picture.getBoundingClientRect(), cart.getBoundingClientRect()]
  if (!isSeen(from) || !isSeen(to)) return
  const width = Math.min(from.width, WIDEST)
  const flying = picture.cloneNode() as HTMLImageElement
  flying.alt = ''
  flying.ariaHidden = 'true'
  Object.assign(flying.style, {
    position: 'fixed',
    zIndex: '40',
    insetBlockStart: `${from.top + (from.height - width) / 2}px`,
    insetInlineStart: `${from.left + (from.width - width) / 2}px`,
    inlineSize: `${width}px`,
    blockSize: `${width}px`,
    objectFit: 'cover',
    borderRadius: '50%',
    pointerEvents: 'none',
    viewTransitionName: 'none',
  })
  document.body.append(flying)
  const across = to.left + to.width / 2 - (from.left + from.width / 2)
  const up = to.top + to.height / 2 - (from.top + from.height / 2)
  flying
    .animate([{ opacity: 0.95 }, { opacity: 0.4, transform: `translate(${across}px, ${up}px) scale(0.15)` }], {
      duration: FLIGHT,
      easing: EASE,
    })
    .finished.finally(() => flying.remove())
}
