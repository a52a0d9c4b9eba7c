/**
 * Choosing blocks in the live preview: the one under the pointer is outlined with its name, a click opens its row in the
 * form beside it. Starts when the form asks for it, so that a preview without a form is an ordinary page.
 */
import { comparedText, type MessageFromPreview, readFromForm } from '../visualEditing'

const BLOCK = '[data-block-id]'
/** Elements that show one text of a block. */
const TEXT = 'h1, h2, h3, h4, h5, h6, p, li, dt, dd, th, td, a, button, summary, figcaption, label'

/** A style sheet of its own in a shadow root: the policy of pages allows no further style element. */
const rules = `
  [part=outline] { position: fixed; z-index: 2147483647; pointer-events: none; box-sizing: border-box;
    border: 2px solid #1557d6; border-radius: 4px; }
  [part=name] { position: absolute; inset-block-start: 0; inset-inline-start: 0; padding: 2px 8px;
    font: 600 13px/1.5 system-ui, sans-serif; color: #fff; background: #1557d6; border-end-end-radius: 4px; }
  @media (forced-colors: active) { [part=outline] { border-color: Highlight } }
`

function createOutline() {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  root.adoptedStyleSheets = [sheet]
  const box = document.createElement('div')
  box.setAttribute('part', 'outline')
  box.hidden = true
  const label = document.createElement('div')
  label.setAttribute('part', 'name')
  label.setAttribute('role', 'status')
  box.append(label)
  root.append(box)
  document.body.append(host)
  return {
    place(block: HTMLElement | null, name: string) {
      box.hidden = !block
      if (!block) return
      const { left, top, width, height } = block.getBoundingClientRect()
      Object.assign(box.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
      // Unchanged text is not announced again.
      if (label.textContent !== name) label.textContent = name
    },
  }
}

const send = (message: MessageFromPreview) => window.parent.postMessage(message, location.origin)

const blockOf = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>(BLOCK) : null)

function start(names: () => Readonly<Record<string, string>>) {
  const outline = createOutline()
  /** By id: each save replaces the elements. */
  let chosen = ''
  const find = (id: string) => document.querySelector<HTMLElement>(`[data-block-id="${CSS.escape(id)}"]`)
  const place = () => {
    const block = chosen ? find(chosen) : null
    outline.place(block, names()[block?.dataset.blockType ?? ''] ?? '')
  }
  const choose = (block: HTMLElement | null) => {
    chosen = block?.dataset.blockId ?? ''
    place()
  }
  const select = (block: HTMLElement, text = '') =>
    send({ type: 'visual-editing-select', block: block.dataset.blockId ?? '', text: comparedText(text) })
  const step = (by: 1 | -1) => {
    // The first of each row: a reusable block may bring several.
    const all = [...document.querySelectorAll<HTMLElement>(BLOCK)].filter(
      (block) => block === find(block.dataset.blockId ?? ''),
    )
    const at = all.findIndex(({ dataset }) => dataset.blockId === chosen)
    const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : at + by]
    if (!next) return
    next.scrollIntoView({ block: 'nearest' })
    choose(next)
  }

  let pointerAt = ''
  document.addEventListener('pointerover', ({ target, screenX, screenY }) => {
    // A page that scrolls under a resting pointer chooses nothing.
    const at = `${screenX} ${screenY}`
    if (at !== pointerAt) choose(blockOf(target))
    pointerAt = at
  })
  document.addEventListener('focusin', ({ target }) => choose(blockOf(target)))
  window.addEventListener('scroll', place, { passive: true, capture: true })
  window.addEventListener('resize', place)
  // Pictures that arrive and rows that unfold move what stands below them.
  new ResizeObserver(place).observe(document.body)
  // First of all: a link must not be followed by a script of the page either.
  window.addEventListener(
    'click',
    (event) => {
      if (event.ctrlKey || event.metaKey || !(event.target instanceof Element)) return
      if (event.target.closest('a[href], [type=submit]')) {
        event.preventDefault()
        event.stopPropagation()
      }
      const block = blockOf(event.target)
      if (!block) return
      const text = event.target.closest(TEXT)
      select(block, text && block.contains(text) ? (text.textContent ?? '') : '')
    },
    { capture: true },
  )
  document.addEventListener('keydown', (event) => {
    if (!event.altKey || !['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key)) return
    event.preventDefault()
    const block = find(chosen)
    if (event.key !== 'Enter') step(event.key === 'ArrowDown' ? 1 : -1)
    else if (block) select(block)
  })
  return (id: string) => {
    const block = find(id)
    block?.scrollIntoView({ block: 'nearest' })
    choose(block)
  }
}

/** Waits for the form beside the page. */
export function listenToForm(): void {
  let names: Readonly<Record<string, string>> = {}
  let show: ((id: string) => void) | undefined
  window.addEventListener('message', (event) => {
    const message = readFromForm(event, { origin: location.origin, source: window.parent })
    if (message?.type === 'visual-editing-start') {
      names = message.names
      show ??= start(() => names)
    } else if (message) show?.(message.block)
  })
  send({ type: 'visual-editing-ready' })
}
