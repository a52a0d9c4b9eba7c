/** Writes the anchor of an opened spoiler into the URL; the browser itself opens and closes. */
import { isNamed, onHashGone, writeHash } from '../../../web/client/anchors'

export default function startAccordion(element: HTMLElement): void {
  const spoilers = [...element.querySelectorAll<HTMLDetailsElement>(':scope > .spoiler')]

  if ('anchors' in element.dataset)
    element.addEventListener('click', ({ target }) => {
      const summary = target instanceof Element ? target.closest('summary') : null
      const spoiler = spoilers.find((candidate) => candidate === summary?.parentElement)
      if (!spoiler) return
      // Its state changes after the click.
      if (!spoiler.open) writeHash(spoiler.id)
      else if (location.hash === `#${spoiler.id}`) writeHash(undefined)
    })

  // Browsers without exclusive `details` leave the siblings open.
  if (!('name' in HTMLDetailsElement.prototype))
    element.addEventListener(
      'toggle',
      ({ target }) => {
        if (target instanceof HTMLDetailsElement && target.open)
          for (const spoiler of spoilers) if (spoiler !== target && spoilers.includes(target)) spoiler.open = false
      },
      true,
    )

  element.addEventListener('beforematch', ({ target }) => {
    for (const spoiler of spoilers) if (target instanceof Node && spoiler.contains(target)) spoiler.open = true
  })

  onHashGone(element, () => {
    for (const spoiler of spoilers) spoiler.open = spoiler.matches('.opens-first')
  })

  for (const spoiler of spoilers) if (isNamed(spoiler)) spoiler.open = true
}
