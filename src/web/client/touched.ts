/** Finds what a visitor did to form controls before the module that listens to them had started. */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

/** Whether the control differs from its state in the page as sent. */
export function isTouched(control: Element): boolean {
  if (!isControl(control)) return false
  if (control instanceof HTMLSelectElement) {
    const sent = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
    return control.selectedIndex !== Math.max(0, sent)
  }
  if (control.type === 'checkbox' || control.type === 'radio')
    return (control as HTMLInputElement).checked !== (control as HTMLInputElement).defaultChecked
  return control.type !== 'hidden' && control.value !== control.defaultValue
}

/**
 * Whether a choice was made that the module would have handled; a text field that still has the focus does not count.
 */
export function hasChoices(form: HTMLFormElement | null | undefined): boolean {
  return [...(form?.elements ?? [])].some((control) => isTouched(control) && !isBeingTyped(control))
}

const isBeingTyped = (control: Element) =>
  control === document.activeElement &&
  (control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && !['checkbox', 'radio'].includes(control.type)))
