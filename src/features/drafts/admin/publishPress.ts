/** Presses of Payload's button that publishes, before Payload hears of them. */

const PUBLISH = '#action-save'
/** Milliseconds that a press waits for a save under way. */
const SAVE_PATIENCE = 30_000

export const notSavedTexts = {
  nb: 'Ikke publisert: lagringen er ikke ferdig. Prøv igjen.',
  en: 'Not published: it is still being saved. Try again.',
}

const publishButton = () => document.querySelector<HTMLButtonElement>(PUBLISH)

const publishButtonAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLButtonElement>(PUBLISH) : null

export async function until(isSo: () => boolean, patience: number): Promise<boolean> {
  const started = Date.now()
  while (!isSo() && Date.now() - started < patience) await new Promise((resolve) => setTimeout(resolve, 50))
  return isSo()
}

/** Gives `taken` each click in the place of Payload, but those of `pressPublish` itself. Returns how to stop. */
export function takePublishClicks(taken: () => void): () => void {
  const onClick = (event: MouseEvent) => {
    const button = publishButtonAt(event)
    if (!button || button.dataset.checked === 'true') return
    event.preventDefault()
    event.stopImmediatePropagation()
    taken()
  }
  document.addEventListener('click', onClick, { capture: true })
  return () => document.removeEventListener('click', onClick, { capture: true })
}

/**
 * Calls `lost` for each press without a click, as long as `isSaving`: the button is disabled for a moment at each
 * autosave, and browsers drop the click on it. Returns how to stop.
 */
export function watchLostPresses(lost: () => void, isSaving: () => boolean): () => void {
  let pressed: HTMLButtonElement | null = null
  const onClick = (event: MouseEvent) => {
    if (publishButtonAt(event)) pressed = null
  }
  const onDown = (event: PointerEvent) => {
    pressed = event.button === 0 ? publishButtonAt(event) : null
  }
  const onUp = (event: PointerEvent) => {
    const button = publishButtonAt(event)
    if (!button || button !== pressed) return
    // The click, if there is one, comes before the next task.
    setTimeout(() => {
      if (pressed === button && isSaving()) lost()
      pressed = null
    })
  }
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  document.addEventListener('click', onClick, options)
  document.addEventListener('pointerdown', onDown, options)
  document.addEventListener('pointerup', onUp, options)
  return () => stop.abort()
}

/**
 * Presses the button as soon as it is enabled: for Payload if the content `isChecked`, else for `takePublishClicks`
 * too. Resolves to whether it could be pressed in time.
 */
export async function pressPublish(isChecked: boolean): Promise<boolean> {
  // Disabled while the form is being saved; a click then would be lost.
  const isEnabled = await until(() => publishButton()?.disabled === false, SAVE_PATIENCE)
  const button = publishButton()
  if (!isEnabled || !button) return false
  if (isChecked) button.dataset.checked = 'true'
  button.click()
  delete button.dataset.checked
  return true
}
