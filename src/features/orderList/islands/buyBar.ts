/** Shows the bar that adds a page's article while its button is above the window, and keeps the two alike. */

import { startIsland } from '../../../web/client/loader'

/** A button further down counts as in view, so that a jump past it is noticed as well as scrolling is. */
const BELOW = '1000000px'

export default function buyBar(page: HTMLElement): void {
  const bar = page.querySelector<HTMLElement>('.buy-bar')
  const own = bar?.querySelector('input')
  const form = own?.form
  const field = form?.querySelector<HTMLInputElement>('[name=antall]')
  const status = bar?.querySelector('.buy-bar-status')
  if (!bar || !own || !form || !field || !status) return

  own.addEventListener('input', () => {
    field.value = own.value
    field.removeAttribute('aria-invalid')
  })
  new IntersectionObserver(
    ([entry]) => {
      const isPast = entry?.isIntersecting === false
      own.value = field.value
      bar.classList.toggle('is-shown', isPast)
      // After a jump past it, the form has not been near the window yet.
      if (isPast) void startIsland(form)
    },
    { rootMargin: `0px 0px ${BELOW}` },
  ).observe(form)
  // The form says whether it worked, out of view.
  new MutationObserver(() => {
    const added = form.classList.contains('is-added')
    bar.classList.toggle('is-added', added)
    status.textContent = added ? '' : (form.querySelector('.add-status')?.textContent ?? '')
  }).observe(form, { attributeFilter: ['class'], childList: true, subtree: true })
}
