/** Presses of Payload's button that publishes, before Payload hears of them. */

const PUBLISH = '#action-save'
/** Milliseconds that a press waits for a save under way. */
const SAVE_PATIENCE = 30_000

const publishButton = () => document.querySelector<HTMLButtonElement>(PUBLISH)

export async function until(isSo: () => boolean, patience: number): Promise<boolean> {
  const started = Date.now()
  while (!isSo() && Date.now() - started < patience) await new Promise((resolve) => setTimeout(resolve, 50))
  return isSo()
}

/**
 * Gives `taken` each press in the place of Payload. The button is disabled for a moment at each autosave and browsers
 * drop the click on it: such a press is taken too, as long as `isSaving`. Returns how to stop.
 */
export function takePublishPresses(taken: () => void, isSaving: () => boolean): () => void {
  const buttonOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLButtonElement>(PUBLISH) : null
  let pressed: HTMLButtonElement | null = null
  const onClick = (event: MouseEvent) => {
    const button = buttonOf(event)
    if (!button || button.dataset.checked === 'true') return
    pressed = null
    event.preventDefault()
    event.stopImmediatePropagation()
    taken()
  }
  const onDown = (event: PointerEvent) => {
    pressed = event.button === 0 ? buttonOf(event) : null
  }
  const onUp = (event: PointerEvent) => {
    const button = buttonOf(event)
    if (!button || button !== pressed) return
    // The click, if there is one, comes before the next task.
    setTimeout(() => {
      if (pressed === button && isSaving()) taken()
      pressed = null
    })
  }
  const stop = new AbortController()
  document.addEventListener('click', onClick, { capture: true, signal: stop.signal })
  document.addEventListener('pointerdown', onDown, { capture: true, signal: stop.signal })
  document.addEventListener('pointerup', onUp, { capture: true, signal: stop.signal })
  return () => stop.abort()
}

/** Presses the button for Payload. Resolves to whether it could be pressed in time. */
export async function pressPublish(): Promise<boolean> {
  // Disabled while the form is being saved; a click then would be lost.
  const isEnabled = await until(() => publishButton()?.disabled === false, SAVE_PATIENCE)
  const button = publishButton()
  if (!isEnabled || !button) return false
  button.dataset.checked = 'true'
  button.click()
  delete button.dataset.checked
  return true
}
