/** Brings a field or a row of the form into view: opens the tab and the rows that contain it, and focuses it. */

const TAB = '.tabs-field__tab-button'
const COLLAPSED = '.collapsible__toggle--collapsed'

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Milliseconds that a row has to render its content. */
const RENDERING = 5000

/** Number of the latest request: an earlier one no longer moves the view. */
let asked = 0

/** Payload renders the content of a row once the row is near the view: scrolls there, and waits for what `find` looks for. */
async function inRow<Found>(row: HTMLElement | null, find: () => Found | null): Promise<Found | null> {
  if (!row || find()) return find()
  const mine = asked
  row.scrollIntoView({ block: 'center' })
  for (const end = Date.now() + RENDERING; !find() && mine === asked && Date.now() < end; ) await nextFrame()
  return find()
}

/** `body.0.links.1.label` is in the rows `body-row-0` and `body-0-links-row-1`. */
export function rowsOf(path: string): string[] {
  const names = path.split('.')
  return names.flatMap((name, at) => (/^\d+$/.test(name) ? [`${names.slice(0, at).join('-')}-row-${name}`] : []))
}

/** Path of a row by the id of its element: `body-3-columns-0-blocks-row-1` is `body.3.columns.0.blocks.1`. */
export const pathOfRow = (elementId: string): string | undefined =>
  /-row-\d+$/.test(elementId) ? elementId.replace(/-row-(\d+)$/, '-$1').replaceAll('-', '.') : undefined

/** The path of the innermost row around the element that `isMeant`. */
export function rowAround(element: Element, isMeant: (path: string) => boolean): string | undefined {
  for (let here: Element | null = element; here; here = here.parentElement) {
    const path = pathOfRow(here.id)
    if (path && isMeant(path)) return path
  }
  return undefined
}

function fieldElement(path: string): HTMLElement | null {
  // A hidden field of the form may be rendered by another component, which then names it.
  const named =
    document.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"]`) ??
    document.getElementById(`field-${path.replaceAll('.', '__')}`)
  if (named) return named
  const row = rowsOf(path).at(-1)
  // The path of a row itself.
  if (row && /\.\d+$/.test(path)) return document.getElementById(row)
  // Rich text has no id, but its label says what it is for.
  const label = document.querySelector(`label[for="${CSS.escape(`field-${path.replaceAll('.', '__')}`)}"]`)
  const labelled = label?.closest<HTMLElement>('.field-type')
  if (labelled) return labelled
  // Without a label: the first field with an error, in its row or else in the form.
  const place = row ? document.getElementById(row) : document.querySelector('.collection-edit form, .global-edit form')
  return place?.querySelector<HTMLElement>('.field-type.error, .rich-text-lexical--show-error, .field-error') ?? null
}

/** Opens what is collapsed around the field. Returns whether the field is in the form now. */
async function openRows(path: string): Promise<boolean> {
  let row: HTMLElement | null = null
  for (const id of rowsOf(path)) {
    row = await inRow(row, () => document.getElementById(id))
    const toggle = row?.querySelector<HTMLButtonElement>('.collapsible__toggle')
    if (!toggle) return false
    if (toggle.matches(COLLAPSED)) {
      toggle.click()
      await nextFrame()
    }
  }
  const element = await inRow(row, () => fieldElement(path))
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
  const mine = asked
  if (await openRows(path)) return true
  const isFaulty = (tab: Element) => (tab.querySelector('.error-pill') ? 0 : 1)
  const tabs = [...document.querySelectorAll<HTMLButtonElement>(TAB)].sort((a, b) => isFaulty(a) - isFaulty(b))
  for (const tab of tabs) {
    if (mine !== asked) return false
    tab.click()
    await nextFrame()
    if (await openRows(path)) return true
  }
  return false
}

/** With `focus: false` it is only brought into view: what is edited elsewhere keeps the focus. */
export async function revealField(path: string, { focus = true } = {}): Promise<void> {
  asked++
  const mine = asked
  await openTab(path)
  if (mine !== asked) return
  const element = fieldElement(path)
  element?.scrollIntoView({ block: 'center' })
  if (!focus) return
  const target = element?.matches('input, textarea, select')
    ? element
    : // In a row, the content comes after the buttons of its head.
      (element?.querySelector<HTMLElement>(
        '.collapsible__content :is(input, textarea, select, [contenteditable=true])',
      ) ?? element?.querySelector<HTMLElement>('input, textarea, select, button, [contenteditable=true]'))
  target?.focus({ preventScroll: true })
}
