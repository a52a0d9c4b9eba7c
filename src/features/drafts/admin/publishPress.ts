/** Presses of Payload's button that publishes, before Payload handles them. Each form has its own: a drawer is one too. */

const PUBLISH = '#action-save'
/** Milliseconds that a press waits for a save under way. */
const SAVE_PATIENCE = 30_000

export const notSavedTexts = {
  nb: 'Ikke publisert: lagringen er ikke ferdig. Prøv igjen.',
  en: 'Not published: it is still being saved. Try again.',
}

const publishButtonOf = (form: HTMLFormElement) => form.querySelector<HTMLButtonElement>(PUBLISH)

function publishButtonAt(form: HTMLFormElement, { target }: Event): HTMLButtonElement | null {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>(PUBLISH) : null
  return button?.closest('form') === form ? button : null
}

export async function until(isSo: () => boolean, patience: number): Promise<boolean> {
  const started = Date.now()
  while (!isSo() && Date.now() - started < patience) await new Promise((resolve) => setTimeout(resolve, 50))
  return isSo()
}

/** Gives `taken` each click in the place of Payload, but those of `pressPublish` itself. Returns how to stop. */
export function takePublishClicks(form: HTMLFormElement, taken: () => void): () => void {
  const onClick = (event: MouseEvent) => {
    const button = publishButtonAt(form, event)
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
export function watchLostPresses(form: HTMLFormElement, lost: () => void, isSaving: () => boolean): () => void {
  let pressed: HTMLButtonElement | null = null
  const onClick = (event: MouseEvent) => {
    const button = publishButtonAt(form, event)
    // Some browsers give a click to what stands in a disabled button; Payload does not get it.
    if (button && !button.disabled) pressed = null
  }
  const onDown = (event: PointerEvent) => {
    pressed = event.button === 0 ? publishButtonAt(form, event) : null
  }
  const onUp = (event: PointerEvent) => {
    const button = publishButtonAt(form, event)
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

interface Press {
  /** The content was checked: the press is Payload's, and not for `takePublishClicks`. */
  isChecked: boolean
  /** Whether a save goes on in the background: a draft that is stored later would lie above what is published. */
  isSaving: () => boolean
  /** Ends the waiting: another press has published, or the document is left. */
  signal: AbortSignal
}

/** Presses the button of a form as soon as it can be pressed. `late`: that took too long. */
export async function pressPublish(
  form: HTMLFormElement,
  { isChecked, isSaving, signal }: Press,
): Promise<'pressed' | 'late' | 'ended'> {
  const hasEnded = () => signal.aborted || !form.isConnected
  const canPress = () => publishButtonOf(form)?.disabled === false && !isSaving()
  await until(() => hasEnded() || canPress(), SAVE_PATIENCE)
  if (hasEnded()) return 'ended'
  const button = publishButtonOf(form)
  if (!button || !canPress()) return 'late'
  if (isChecked) button.dataset.checked = 'true'
  button.click()
  delete button.dataset.checked
  return 'pressed'
}
