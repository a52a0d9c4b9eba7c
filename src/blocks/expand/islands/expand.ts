/** Folds and unfolds a text; finding, focusing or linking to the folded part unfolds it. */
import { isNamed } from '../../../web/client/anchors'

export default function startExpand(element: HTMLElement): void {
  const content = element.querySelector<HTMLElement>('.expand-content')
  const bar = element.querySelector<HTMLElement>('.expand-bar')
  const link = bar?.querySelector('a')
  // A browser without the `scripting` media feature shows all of the text.
  if (!content || !bar || !link || !matchMedia('(scripting: enabled)').matches) return
  const { more = '', less = '' } = element.dataset
  const button = document.createElement('button')
  button.type = 'button'
  button.className = link.className
  button.setAttribute('aria-controls', content.id)

  const isOpen = () => element.classList.contains('is-open')

  function set(open: boolean): void {
    element.classList.toggle('is-open', open)
    button.textContent = open ? less : more
    button.ariaExpanded = String(open)
  }

  /** Keeps the folded text that the browser scrolled into view in its place. */
  function unfold(): void {
    if (isOpen() || bar?.hidden) return
    const slid = element.scrollTop
    set(true)
    element.scrollTop = 0
    if (slid > 0) scrollBy({ top: slid, behavior: 'instant' })
  }

  button.addEventListener('click', () => {
    const open = isOpen()
    set(!open)
    if (open && element.getBoundingClientRect().top < 0) element.scrollIntoView()
  })
  // Finding in the page, moving the focus and following a hash slide the folded text.
  element.addEventListener('scroll', unfold)
  element.addEventListener('beforematch', unfold)
  content.addEventListener('focusin', ({ target }) => {
    if (isOpen() || !(target instanceof Element)) return
    if (target.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top) return
    unfold()
    target.scrollIntoView({ block: 'center' })
  })
  // A text that is no higher than the fold needs no button.
  new ResizeObserver(() => {
    if (!isOpen()) bar.hidden = content.offsetHeight <= element.clientHeight
  }).observe(content)

  const hadFocus = document.activeElement === link
  set(isNamed(element))
  link.replaceWith(button)
  if (hadFocus) button.focus()
  element.classList.add('is-started')
}
