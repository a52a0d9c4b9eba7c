/** Fields of the form whose values live in the DOM. */
import { errorId } from '../form/names'

/** The field of a name, or the first of several. */
export function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>(`[name="${CSS.escape(name)}"]:not([type=hidden])`)
}

/** Shows an error at a field that React does not render; without a text it removes the error. */
export function markField(form: HTMLFormElement, name: string, text?: string): void {
  const field = fieldOf(form, name)
  const error = form.querySelector<HTMLElement>(`#${CSS.escape(errorId(name))}`)
  if (text) field?.setAttribute('aria-invalid', 'true')
  else field?.removeAttribute('aria-invalid')
  if (!error) return
  error.textContent = text ?? ''
  error.hidden = !text
}
