/** Moves the border between the two pictures to the value of the range input. */
import { fill } from '../../../lib/fill'

export default function beforeAfter(element: HTMLElement): void {
  const range = element.querySelector<HTMLInputElement>('input[type=range]')
  if (!range) return
  const { value: words = '' } = element.dataset
  const show = () => {
    const percent = range.valueAsNumber
    element.style.setProperty('--at', `${percent}%`)
    range.setAttribute('aria-valuetext', fill(words, { percent, rest: 100 - percent }))
  }
  range.addEventListener('input', show)
  // Moved before this module loaded.
  show()
}
