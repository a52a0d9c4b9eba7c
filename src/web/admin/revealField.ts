/** Brings a field of the form into view: opens the tab and the rows that contain it, and focuses it. */

const TAB = '.tabs-field__tab-button'
const COLLAPSED = '.collapsible__toggle--collapsed'

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** `body.0.links.1.label` is in the rows `body-row-0` and `body-0-links-row-1`. */
export function rowsOf(path: string): string[] {
  const names = path.split('.')
  return names.flatMap((name, at) => (/^\d+$/.test(name) ? [`${names.slice(0, at).join('-')}-row-${name}`] : []))
}

function fieldElement(path: string): HTMLElement | null {
  // A hidden field of the form may be rendered by another component, which then names it.
  const named =
    document.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"]`) ??
    document.getElementById(`field-${path.replaceAll('.', '__')}`)
  if (named) return named
  // Rich text has no id: take the first field with an error, in its row or else in the form.
  const row = rowsOf(path).at(-1)
  const place = row ? document.getElementById(row) : document.querySelector('.collection-edit form, .global-edit form')
  return place?.querySelector<HTMLElement>('.field-type.error, .rich-text-lexical--show-error, .field-error') ?? null
}

/** Opens what is collapsed around the field. Returns whether the field is in the form now. */
async function openRows(path: string): Promise<boolean> {
  for (const id of rowsOf(path)) {
    const toggle = document.getElementById(id)?.querySelector<HTMLButtonElement>('.collapsible__toggle')
    if (!toggle) return false
    if (toggle.matches(COLLAPSED)) {
      toggle.click()
      await nextFrame()
    }
  }
  const element = fieldElement(path)
  for (let around = element?.parentElement; around; around = around.parentElement) {
    const toggle = around.matches('.collapsible--collapsed')
      ? around.querySelector<HTMLButtonElement>('.collapsible__toggle')
      : null
    if (toggle) toggle.click()
    if (around instanceof HTMLDetailsElement) around.open = true
  }
  return element !== null
}

async function openTab(path: string): Promise<boolean> {
  if (await openRows(path)) return true
  const isFaulty = (tab: Element) => (tab.querySelector('.error-pill') ? 0 : 1)
  const tabs = [...document.querySelectorAll<HTMLButtonElement>(TAB)].sort((a, b) => isFaulty(a) - isFaulty(b))
  for (const tab of tabs) {
    tab.click()
    await nextFrame()
    if (await openRows(path)) return true
  }
  return false
}

export async function revealField(path: string): Promise<void> {
  await openTab(path)
  const element = fieldElement(path)
  element?.scrollIntoView({ block: 'center' })
  const target = element?.matches('input, textarea, select')
    ? element
    : element?.querySelector<HTMLElement>('input, textarea, select, button, [contenteditable=true]')
  target?.focus({ preventScroll: true })
}
