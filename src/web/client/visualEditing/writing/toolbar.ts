/** The tools over the rich text that is written on the page: what a line is, how words look, and their link. */
import type { WritingWords } from '../../../visualEditing'
import { button, create, createHost, name } from '../parts'
import { type Kind, kinds, type SelectionState } from './commands'
import { type Format, formats } from './editor'
import { createLinkPanel, type LinkUses } from './linkPanel'
import { rules } from './rules'
import { toolsPlace } from './toolsPlace'

const shapes: Readonly<Record<Format | 'link', string>> = {
  bold: 'M7 5h6a3.500 3.500 0 0 1 0 7H7zM7 12h7a3.500 3.500 0 0 1 0 7H7z',
  italic: 'M10 5h7M7 19h7M14 5l-4 14',
  strikethrough:
    'M4 12h16M16 7.500c-.5-1.500-2-2.500-4-2.500-4 0-5 4-3 5.500M8 16.500c.5 1.500 2 2.500 4 2.500 3.500 0 5-3 3.500-5',
  subscript: 'M4 6l8 10M12 6L4 16M16 16.500c0-2 4-2 4 0s-4 2.500-4 4.500h4',
  superscript: 'M4 8l8 10M12 8L4 18M16 4.500c0-2 4-2 4 0s-4 2.500-4 4.500h4',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
}

const keys: Partial<Readonly<Record<Format | 'link', string>>> = { bold: 'B', italic: 'I', link: 'K' }

interface Uses extends LinkUses {
  format(format: Format): void
  setKind(kind: Kind): void
  /** Back into the text. */
  close(): void
}

export type Toolbar = ReturnType<typeof createToolbar>

/** `around`: what the bar stands at while nothing is selected. */
export function createToolbar(words: WritingWords, { format, setKind, close, ...linkUses }: Uses) {
  const { host, root } = createHost(rules)
  host.setAttribute('aria-label', words.tools)
  const bar = create('div', 'writing')
  const toolbar = create('div', 'writing-tools')
  toolbar.setAttribute('role', 'toolbar')
  toolbar.setAttribute('aria-label', words.tools)
  const kindField = create('select', 'kind')
  kindField.setAttribute('aria-label', words.kind)
  kindField.title = words.kind
  kindField.append(
    ...kinds.map((kind) => Object.assign(create('option', 'kind-option'), { value: kind, textContent: words[kind] })),
  )
  const buttons = new Map(
    [...formats, 'link' as const].map((tool) => {
      const made = button(tool, shapes[tool])
      const key = keys[tool]
      name(made, key ? `${words[tool]} (Ctrl + ${key})` : words[tool])
      if (key) made.setAttribute('aria-keyshortcuts', `Control+${key} Meta+${key}`)
      made.setAttribute('aria-pressed', 'false')
      return [tool, made]
    }),
  )
  const panel = createLinkPanel(words, {
    ...linkUses,
    closed() {
      showPanel(false)
      linkUses.closed()
    },
  })
  toolbar.append(kindField, ...buttons.values())
  bar.append(toolbar, panel.element)
  root.append(bar)
  document.body.append(host)

  let state: SelectionState | undefined
  const showPanel = (isShown: boolean) => {
    panel.element.hidden = !isShown
    toolbar.hidden = isShown
  }
  const openPanel = () => {
    showPanel(true)
    panel.open(state?.link)
  }
  showPanel(false)
  // The selection stays where it is; only the fields take the focus.
  bar.addEventListener('mousedown', (event) => {
    if (event.target instanceof Element && !event.target.closest('select, input, label')) event.preventDefault()
  })
  kindField.addEventListener('change', () => {
    setKind(kindField.value as Kind)
    close()
  })
  for (const [tool, made] of buttons)
    made.addEventListener('click', () => {
      if (tool === 'link') {
        openPanel()
        return
      }
      format(tool)
      close()
    })
  bar.addEventListener('keydown', (event) => {
    // The page's own keys are not for the tools.
    event.stopPropagation()
    if (event.key === 'Escape') {
      event.preventDefault()
      if (panel.element.hidden) close()
      else panel.close()
      return
    }
    const all = [kindField, ...buttons.values()]
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const now = all.indexOf(event.target as HTMLButtonElement)
    if (!step || now < 0) return
    event.preventDefault()
    all[(now + step + all.length) % all.length]?.focus()
  })

  return {
    host,
    bar,
    openPanel,
    focus: () => kindField.focus(),
    /** Whether it is asked where a link leads. */
    isAsking: () => !panel.element.hidden,
    show(now: SelectionState | undefined) {
      state = now
      if (now) kindField.value = now.kind
      for (const [tool, made] of buttons) {
        const isOn = tool === 'link' ? now?.link !== undefined : now?.formats.has(tool)
        made.setAttribute('aria-pressed', String(isOn === true))
      }
    },
    place(selected: DOMRect | undefined, whole: DOMRect, avoid: DOMRect | undefined) {
      const { offsetHeight: height, offsetWidth: width } = bar
      const { left, top } = toolsPlace(
        { width, height, room: { width: innerWidth, height: innerHeight } },
        { selected, whole, avoid },
      )
      Object.assign(bar.style, { left: `${left}px`, top: `${top}px` })
    },
    remove: () => host.remove(),
  }
}
