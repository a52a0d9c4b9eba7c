/** Shows whether a dealer is open now, which a kept page cannot know. */
import type { ComingState } from '../hours/comingStates'

/** Milliseconds between updates. */
const AGAIN = 30_000

export default function dealerState(element: HTMLElement): void {
  const states = JSON.parse(element.dataset.states ?? '[]') as ComingState[]
  const [strong, after] = [element.querySelector('strong'), element.querySelector('span')]
  let shown: ComingState | undefined
  const show = () => {
    const state = states.findLast(({ from }) => from <= Date.now())
    if (!strong || !after || !state || state === shown) return
    shown = state
    const [word, rest] = state.texts
    strong.className = state.isOpen ? 'dealer-is-open' : 'dealer-is-closed'
    strong.textContent = word
    after.textContent = rest && ` – ${rest}`
    for (const row of element.parentElement?.querySelectorAll<HTMLElement>('[data-date]') ?? [])
      row.classList.toggle('dealer-today', row.dataset.date === state.date)
  }
  show()
  setInterval(show, AGAIN)
}
