/**
 * Suggestions under a text field while somebody types: the combobox with a list and manual selection of the ARIA
 * Authoring Practices. Where asking fails there is no list, and the form works as it does without.
 */
import { NONE, nextActive } from './active'
import { latestOnly } from './latest'
import { element } from './options'

/** Milliseconds without a key before suggestions are asked for. */
const PAUSE = 150

export interface ComboboxParts<Suggestion> {
  input: HTMLInputElement
  /** The list's name, and what is said when it changes: `many` with `{count}`. */
  labels: { label: string; one: string; many: string; none: string }
  /** Characters before suggestions are asked for. */
  least: number
  ask(term: string, signal: AbortSignal): Promise<readonly Suggestion[]>
  /** Options in the order of the list; what is activated is clicked. */
  draw(listId: string, term: string, suggestions: readonly Suggestion[]): HTMLElement[]
}

export function combobox<Suggestion>({ input, labels, least, ask, draw }: ComboboxParts<Suggestion>): void {
  const { form } = input
  const list = element('div', {
    class: 'suggestions',
    role: 'listbox',
    id: `${input.id}-list`,
    'aria-label': labels.label,
  })
  const status = element('p', { class: 'visually-hidden', role: 'status' })
  let options: HTMLElement[] = []
  let active = NONE
  /** What the list answers to. */
  let listed = ''

  const typed = () => input.value.trim()

  const activate = (at: number) => {
    options[active]?.setAttribute('aria-selected', 'false')
    active = at
    const chosen = options[at]
    if (!chosen) return input.removeAttribute('aria-activedescendant')
    chosen.setAttribute('aria-selected', 'true')
    chosen.scrollIntoView({ block: 'nearest' })
    input.setAttribute('aria-activedescendant', chosen.id)
  }

  const setOpen = (open: boolean) => {
    activate(NONE)
    list.hidden = !open
    input.setAttribute('aria-expanded', String(open))
  }

  const asker = latestOnly<readonly Suggestion[]>({
    ask,
    show(term, suggestions) {
      const count = suggestions?.length ?? 0
      listed = suggestions ? term : ''
      options = suggestions && count > 0 ? draw(list.id, term, suggestions) : []
      list.replaceChildren(...options)
      list.scrollTop = 0
      setOpen(count > 0)
      const { one, many, none } = labels
      status.textContent = !suggestions ? '' : count === 1 ? one : count ? many.replace('{count}', `${count}`) : none
    },
  })

  const close = () => {
    asker.cancel()
    status.textContent = ''
    setOpen(false)
  }

  const update = (pause: number) => {
    const term = typed()
    // Enter must not lead to an option of what was typed before.
    activate(NONE)
    if (term.length < least) close()
    else asker.request(term, pause)
  }

  input.addEventListener('input', () => update(PAUSE))
  input.addEventListener('blur', close)
  form?.addEventListener('submit', close)
  input.addEventListener('keydown', (event) => {
    // Keys that compose a character are the input method's.
    if (event.isComposing) return
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (list.hidden && listed !== typed()) return update(0)
      if (list.hidden) setOpen(options.length > 0)
      activate(nextActive(active, options.length, key === 'ArrowDown' ? 1 : -1))
    } else if (key === 'Enter') {
      const chosen = options[active]
      if (!chosen) return
      event.preventDefault()
      chosen.click()
    } else if (key === 'Escape') {
      // The list first; what surrounds the field, and the browser's clearing of it, get the next one.
      if (!list.hidden) {
        event.preventDefault()
        event.stopPropagation()
      }
      close()
    } else if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key)) activate(NONE)
  })
  // Pressed in the list, the pointer would take the focus from the field, and the list would close before the click.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  list.addEventListener('click', close)

  for (const [name, value] of Object.entries({
    role: 'combobox',
    autocomplete: 'off',
    'aria-autocomplete': 'list',
    'aria-controls': list.id,
  }))
    input.setAttribute(name, value)
  setOpen(false)
  input.after(list)
  list.after(status)
  // What was typed while this was on its way.
  if (document.activeElement === input && input.value !== input.defaultValue) update(PAUSE)
}
