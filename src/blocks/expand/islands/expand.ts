/** Collapses and expands a text; finding, focusing or linking to the collapsed part expands it. */
import { isNamed } from '../../../web/client/anchors'

export default function startExpand(element: HTMLElement): void {
  const content = element.querySelector<HTMLElement>('.expand-content')
  const bar = element.querySelector<HTMLElement>('.expand-bar')
  const link = bar?.querySelector('a')
  // A browser without the `scripting` media feature shows all of the text.
  const button = bar?.querySelector('button')
  if (!content || !bar || !link || !button || !matchMedia('(scripting: enabled)').matches) return
  const { more = '', less = '' } = element.dataset

  const isOpen = () => element.classList.contains('is-open')

  function set(open: boolean): void {
    if (!button) return
    element.classList.toggle('is-open', open)
    button.textContent = open ? less : more
    button.ariaExpanded = String(open)
  }

  /** Keeps the collapsed text that the browser scrolled into view in its place. */
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
  // Find in page, focus and hash navigation scroll the collapsed text.
  element.addEventListener('scroll', unfold)
  element.addEventListener('beforematch', unfold)
  content.addEventListener('focusin', ({ target }) => {
    if (isOpen() || !(target instanceof Element)) return
    if (target.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top) return
    unfold()
    target.scrollIntoView({ block: 'center' })
  })
  // A text that is not higher than the limit needs no button.
  new ResizeObserver(() => {
    if (!isOpen()) bar.hidden = content.offsetHeight <= element.clientHeight
  }).observe(content)

  const hadFocus = document.activeElement === link
  set(isNamed(element))
  link.hidden = true
  button.hidden = false
  if (hadFocus) button.focus()
  element.classList.add('is-started')
}
