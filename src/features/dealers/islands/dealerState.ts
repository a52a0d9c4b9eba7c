/** Shows whether a dealer is open now, which a cached page cannot know. */
import { momentOf } from '../hours/moment'
import { type OpeningHours, stateAt } from '../hours/opening'
import { type StateTexts, stateText } from '../hours/words'

/** Milliseconds between updates. */
const AGAIN = 30_000

export default function dealerState(element: HTMLElement): void {
  const { hours: written = '', texts: words = '', locale = 'nb' } = element.dataset
  const hours = JSON.parse(written) as OpeningHours
  const texts = JSON.parse(words) as StateTexts
  let shown = ''
  const show = () => {
    const now = momentOf(Date.now())
    const state = stateAt(hours, now)
    const [word, rest] = stateText(state, now, texts, locale)
    if (shown === word + rest) return
    shown = word + rest
    const strong = document.createElement('strong')
    strong.className = state.open ? 'dealer-is-open' : 'dealer-is-closed'
    strong.textContent = word
    element.replaceChildren(strong, rest && ` – ${rest}`)
    for (const row of element.parentElement?.querySelectorAll<HTMLElement>('[data-date]') ?? [])
      row.classList.toggle('dealer-today', row.dataset.date === now.date)
  }
  show()
  setInterval(show, AGAIN)
}
