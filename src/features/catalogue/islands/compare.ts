/** Makes switches of the links that choose articles for comparison, and shows the way there. */
import { fill } from '../../../lib/fill'
import { isPlainClick } from '../../../web/client/plainClick'
import { COMPARE_KEY, compareQuery, includes, MAX_COMPARED, without } from '../compare/selection'
import { readCompared, writeCompared } from '../compare/stored'

export default function compare(page: HTMLElement): void {
  const tray = page.querySelector<HTMLElement>('.compare-tray')
  const status = tray?.querySelector('p')
  const link = tray?.querySelector('a')
  if (!tray || !status || !link) return
  const { one = '', many = '', full = '' } = tray.dataset
  const base = link.href

  function show(message?: string): void {
    const numbers = readCompared()
    for (const toggle of page.querySelectorAll<HTMLElement>('[data-compare]')) {
      toggle.setAttribute('role', 'button')
      toggle.setAttribute('aria-pressed', String(includes(numbers, toggle.dataset.compare ?? '')))
    }
    tray?.classList.toggle('is-shown', numbers.length > 0)
    const text = numbers.length === 1 ? one : fill(many, { count: numbers.length })
    if (status) status.textContent = message ?? (numbers.length > 0 ? text : '')
    if (link) link.href = base + compareQuery(numbers)
  }

  function toggle(number: string): void {
    const numbers = readCompared()
    const isFull = numbers.length >= MAX_COMPARED && !includes(numbers, number)
    if (!isFull) writeCompared(includes(numbers, number) ? without(numbers, number) : [...numbers, number])
    show(isFull ? full : undefined)
  }

  page.addEventListener('click', (event) => {
    const chosen = (event.target as Element).closest<HTMLElement>('[data-compare]')
    if (!chosen || !isPlainClick(event)) return
    event.preventDefault()
    toggle(chosen.dataset.compare ?? '')
  })
  // A button is pressed by the space bar too.
  page.addEventListener('keydown', (event) => {
    const chosen = (event.target as Element).closest<HTMLElement>('[data-compare]')
    if (!chosen || event.key !== ' ') return
    event.preventDefault()
    toggle(chosen.dataset.compare ?? '')
  })
  tray.querySelector('button')?.addEventListener('click', () => {
    writeCompared([])
    show()
    page.querySelector<HTMLElement>('[data-compare]')?.focus()
  })
  addEventListener('storage', ({ key }) => {
    if (key === COMPARE_KEY) show()
  })
  // A list replaces its cards when it is filtered.
  new MutationObserver((changes) => {
    if (changes.some(({ target }) => !tray.contains(target))) show()
  }).observe(page, { childList: true, subtree: true })
  show()
}
