/**
 * A tooltip in the top layer, where nothing clips it. On hover and focus it stays, can be hovered and is dismissed with
 * Escape (WCAG 1.4.13); on click it closes with Escape or by a press outside.
 */
import type { TipPosition } from '../../cms/richText/tooltip'
import { placeTip } from '../client/placeTip'

export default function startTooltip(element: HTMLElement): void {
  const word = element.querySelector<HTMLElement>('.tip-word')
  const bubble = element.querySelector<HTMLElement>('.tip-bubble')
  // Without popover support the style sheet shows it.
  if (!word || !bubble || !('showPopover' in bubble)) return
  const opensByClick = element.dataset.behaviour === 'click'
  const position = (element.dataset.position ?? 'top') as TipPosition
  // Keeps open what the style sheet already shows.
  const wasShown = element.matches(opensByClick ? ':focus-within' : ':hover, :focus-within')
  /** Removes the listeners of a shown tooltip. */
  let shown: AbortController | undefined

  function place(): void {
    if (!word || !bubble) return
    const box = word.getBoundingClientRect()
    if (box.bottom < 0 || box.top > innerHeight) {
      hide()
      return
    }
    const window = { width: document.documentElement.clientWidth, height: innerHeight }
    const { left, top } = placeTip(box, bubble.getBoundingClientRect(), window, position)
    bubble.style.left = `${left}px`
    bubble.style.top = `${top}px`
  }

  function show(): void {
    if (shown || !bubble || !element.isConnected) return
    shown = new AbortController()
    const { signal } = shown
    bubble.showPopover()
    place()
    if (opensByClick && word) word.ariaExpanded = 'true'
    addEventListener('scroll', place, { signal, capture: true, passive: true })
    addEventListener('resize', place, { signal })
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal })
    document.addEventListener('pointerdown', (event) => event.composedPath().includes(element) || hide(), { signal })
  }

  function hide(): void {
    shown?.abort()
    shown = undefined
    bubble?.hidePopover()
    if (opensByClick && word) word.ariaExpanded = 'false'
  }

  bubble.popover = 'manual'
  element.classList.add('is-started')
  if (opensByClick) word.ariaExpanded = 'false'
  else {
    const isFinger = ({ pointerType }: PointerEvent) => pointerType === 'touch'
    element.addEventListener('pointerenter', (event) => isFinger(event) || show())
    element.addEventListener('pointerleave', (event) => isFinger(event) || word.matches(':focus-visible') || hide())
    word.addEventListener('focus', () => word.matches(':focus-visible') && show())
  }
  word.addEventListener('click', () => (opensByClick && shown ? hide() : show()))
  element.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && element.contains(relatedTarget)) && !element.matches(':hover')) hide()
  })
  if (wasShown) show()
}
