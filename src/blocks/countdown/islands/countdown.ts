/** Counts down each second until the moment, unless the visitor stops it. */
import { inWords, remaining } from '../remaining'

export default function countDown(holder: HTMLElement): void {
  const { until = '', pause = '', play = '' } = holder.dataset
  const parts = [...holder.querySelectorAll<HTMLElement>('.countdown-part')]
  const button = holder.querySelector('button')
  const locale = document.documentElement.lang
  let timer = 0
  let stopped = false

  function draw(): void {
    // The live preview may have replaced it.
    if (!holder.isConnected) return
    const now = Date.now()
    const left = remaining(Date.parse(until), now)
    holder.classList.toggle('is-over', !left)
    holder.classList.add('is-drawn')
    if (!left) return
    parts.forEach((part, at) => {
      for (const [nth, text] of inWords(locale, left[at] ?? 0, at).entries()) {
        const place = part.children[nth]
        if (place) place.textContent = text
      }
    })
    // At the next whole second before the moment, so that no second is skipped.
    if (!stopped) timer = window.setTimeout(draw, (Date.parse(until) - now) % 1000 || 1000)
  }

  function name(): void {
    if (!button) return
    button.title = stopped ? play : pause
    button.setAttribute('aria-label', button.title)
    button.classList.toggle('is-stopped', stopped)
  }

  button?.addEventListener('click', () => {
    stopped = !stopped
    clearTimeout(timer)
    name()
    if (!stopped) draw()
  })
  // Room for the plural: one minute is no narrower than two.
  for (const [at, part] of parts.entries()) part.dataset.plural = inWords(locale, 2, at)[1]
  name()
  draw()
}
