/** Shows whether a dealer is open now, which a cached page cannot know. */

import { type StateTexts, stateText } from '../hours/hoursText'
import { momentOf } from '../hours/moment'
import { type OpeningHours, stateAt } from '../hours/opening'

/** Milliseconds between updates. */
const AGAIN = 30_000

export default function dealerState(element: HTMLElement): void {
  const { hours: written = '', texts: words = '', locale = 'nb' } = element.dataset
  const hours = JSON.parse(written) as OpeningHours
  const texts = JSON.parse(words) as StateTexts
  const [strong, after] = [element.querySelector('strong'), element.querySelector('span')]
  let shown = ''
  const show = () => {
    const now = momentOf(Date.now())
    const state = stateAt(hours, now)
    const [word, rest] = stateText(state, now, texts, locale)
    if (!strong || !after || shown === word + rest) return
    shown = word + rest
    strong.className = state.open ? 'dealer-is-open' : 'dealer-is-closed'
    strong.textContent = word
    after.textContent = rest && ` – ${rest}`
    for (const row of element.parentElement?.querySelectorAll<HTMLElement>('[data-date]') ?? [])
      row.classList.toggle('dealer-today', row.dataset.date === now.date)
  }
  show()
  setInterval(show, AGAIN)
}
