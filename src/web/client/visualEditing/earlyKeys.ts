/** Keys between the click on a text and its becoming editable, for which the form is asked: none is lost. */

/** Milliseconds that they are kept for; a form that has not answered by then will not. */
const PATIENCE = 2000

const isField = (target: EventTarget | null) => target instanceof Element && target.matches('input, textarea, select')

interface EarlyKeys {
  /** A text was clicked: what is typed from now on is for it. */
  keep(): void
  /** What was typed since, if anything. */
  take(): string
}

export function createEarlyKeys(): EarlyKeys {
  let kept = ''
  let until = 0
  window.addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (performance.now() > until || ctrlKey || metaKey || altKey || key.length !== 1 || isField(target)) return
      event.preventDefault()
      event.stopPropagation()
      kept += key
    },
    { capture: true },
  )
  return {
    keep() {
      until = performance.now() + PATIENCE
    },
    take() {
      const taken = kept
      kept = ''
      until = 0
      return taken
    },
  }
}
