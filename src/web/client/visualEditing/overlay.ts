/** What is drawn over the live preview: the outlines of blocks, and the tools of the chosen one. */
import type { BlockTool, ToolWords } from '../../visualEditing'
import type { Drop } from './drag'
import { button, create, createHost, name, sheetOf } from './parts'

/** Pixels of the line that shows where a dragged block would be put. */
const DROP_THICKNESS = 4
/** Pixels from the middle of a round button to its edge. */
const ADD_RADIUS = 15

const rules = `
  [hidden] { display: none !important; }
  .outline { position: fixed; z-index: 2147483646; pointer-events: none; box-sizing: border-box;
    border: 2px solid #1557d6; border-radius: 4px; }
  [part=hovered] { border-width: 1px; }
  .name { padding: 2px 8px; font: 600 13px/1.5 system-ui, sans-serif; color: #fff; background: #1557d6;
    white-space: nowrap; }
  [part=hovered] .name { position: absolute; inset-block-start: 0; inset-inline-start: 0;
    border-end-end-radius: 4px; }
  [part=bar] { position: fixed; z-index: 2147483647; display: flex; align-items: stretch; max-inline-size: 100vw;
    color: #fff; background: #1557d6; border-radius: 4px; }
  [part=bar] .name { display: flex; align-items: center; overflow: hidden; text-overflow: ellipsis; }
  [part=tools] { display: flex; }
  button { display: grid; place-items: center; inline-size: 28px; block-size: 28px; padding: 0; border: 0;
    color: inherit; background: none; cursor: pointer; border-radius: 4px; }
  button:hover { background: rgb(255 255 255 / 22%); }
  button:focus-visible { outline: 2px solid #fff; outline-offset: -3px; }
  button[aria-disabled=true] { opacity: .4; cursor: default; }
  [part=drag] { cursor: grab; touch-action: none; }
  svg { inline-size: 18px; block-size: 18px; fill: none; stroke: currentColor; stroke-width: 2;
    stroke-linecap: round; stroke-linejoin: round; pointer-events: none; }
  [part=add] { position: fixed; z-index: 2147483647; inline-size: 30px; block-size: 30px; margin: -15px 0 0 -15px;
    border-radius: 50%; color: #fff; background: #1557d6; box-shadow: 0 0 0 2px #fff; }
  [part=add]:hover { background: #0d3f9f; }
  [part=drop] { position: fixed; z-index: 2147483647; background: #d6154f;
    border-radius: 2px; pointer-events: none; }
  @media (forced-colors: active) { .outline { border-color: Highlight } }
`

/** Of the page itself: what visitors do not see. */
const pageRules = '[data-block-hidden] { opacity: .35; outline: 2px dashed; outline-offset: -2px }'

/** Of what an icon of 24 × 24 is drawn. */
const shapes: Readonly<Record<BlockTool | 'drag' | 'show', string>> = {
  addBefore: 'M12 5v14M5 12h14',
  addAfter: 'M12 5v14M5 12h14',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  drag: 'M9 6v.01M9 12v.01M9 18v.01M15 6v.01M15 12v.01M15 18v.01',
  duplicate: 'M9 9h11v11H9zM5 15H4V4h11v1',
  hide: 'M3 3l18 18M10 5.2A9 9 0 0 1 21 12a13 13 0 0 1-2 2.8M6.500 6.600A13 13 0 0 0 3 12a9.500 9.500 0 0 0 13.500 5.500',
  show: 'M3 12a9.500 9.500 0 0 1 18 0 9.500 9.500 0 0 1-18 0M12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5',
  remove: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v6M14 11v6',
}

/** What the chosen block may do, beside what every block may. */
export interface Chosen {
  element: HTMLElement
  name: string
  isHidden: boolean
  isFirst: boolean
  isLast: boolean
  /** Whether it stands beside the others, and not below them. */
  isInRow: boolean
}

interface Uses {
  use(tool: BlockTool): void
  /** The handle was pressed: the block is dragged until the pointer is released. */
  drag(event: PointerEvent): void
}

const inBar = ['up', 'down', 'duplicate', 'hide', 'remove'] as const

export function createOverlay({ use, drag }: Uses) {
  const { host, root } = createHost(rules)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheetOf(pageRules)]

  const hovered = create('div', 'hovered', 'outline')
  const hoveredName = create('div', 'hovered-name', 'name')
  hovered.append(hoveredName)
  const outline = create('div', 'outline', 'outline')
  const bar = create('div', 'bar')
  const chosenName = create('div', 'name', 'name')
  chosenName.setAttribute('role', 'status')
  const toolbar = create('div', 'tools')
  toolbar.setAttribute('role', 'toolbar')
  const handle = button('drag', shapes.drag)
  // By keys blocks are moved with the arrows.
  handle.tabIndex = -1
  const buttons = new Map(inBar.map((tool) => [tool, button(tool, shapes[tool])]))
  toolbar.append(handle, ...buttons.values())
  bar.append(chosenName, toolbar)
  const before = button('add', shapes.addBefore)
  const after = button('add', shapes.addAfter)
  const drop = create('div', 'drop')
  for (const part of [hovered, outline, bar, before, after, drop]) part.hidden = true
  root.append(hovered, outline, before, bar, after, drop)
  document.body.append(host)

  let words: Partial<ToolWords> = {}
  const tell = (tool: BlockTool, made: HTMLElement) =>
    made.addEventListener('click', () => made.ariaDisabled !== 'true' && use(tool))
  for (const [tool, made] of buttons) tell(tool, made)
  tell('addBefore', before)
  tell('addAfter', after)
  handle.addEventListener('pointerdown', drag)
  toolbar.addEventListener('keydown', (event) => {
    const all = [...buttons.values()].filter((made) => !made.hidden)
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const now = all.indexOf(event.target as HTMLButtonElement)
    if (!step || now < 0) return
    event.preventDefault()
    all[(now + step + all.length) % all.length]?.focus()
  })

  const box = (part: HTMLElement, { left, top, width, height }: DOMRect) => {
    part.hidden = false
    Object.assign(part.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
  }
  const at = (part: HTMLElement, left: number, top: number) => {
    part.hidden = false
    Object.assign(part.style, { left: `${left}px`, top: `${top}px` })
  }
  const isUsable = () => words.tools !== undefined

  return {
    /** Names the tools; without words there are none. */
    name(given: Partial<ToolWords>) {
      words = given
      for (const part of [host, toolbar]) part.setAttribute('aria-label', given.tools ?? '')
      name(handle, given.drag ?? '')
      for (const [tool, made] of buttons) {
        name(made, given[tool] ?? '')
        made.hidden = given[tool] === undefined
      }
      name(before, given.addBefore ?? '')
      name(after, given.addAfter ?? '')
    },
    placeHovered(block: HTMLElement | null, label: string) {
      hovered.hidden = !block
      if (!block) return
      box(hovered, block.getBoundingClientRect())
      hoveredName.textContent = label
    },
    placeChosen(chosen: Chosen | undefined) {
      for (const part of [outline, bar, before, after]) part.hidden = !chosen
      toolbar.hidden = !isUsable()
      if (!chosen) return
      const rect = chosen.element.getBoundingClientRect()
      box(outline, rect)
      // Above it, where it hides no text; in sight as long as the block is. A small one has room for it below alone.
      const above = rect.top - bar.offsetHeight
      const isSmall = rect.height < 2 * bar.offsetHeight
      const inside = Math.min(Math.max(0, above), rect.bottom - bar.offsetHeight)
      at(bar, Math.max(0, rect.left), above < 0 && isSmall ? rect.bottom : inside)
      // At the side to which few lines reach.
      const middle = Math.min(rect.right, innerWidth) - 28
      if (isUsable() && chosen.isInRow) {
        const height = (rect.top + rect.bottom) / 2
        at(before, Math.max(ADD_RADIUS, rect.left), height)
        at(after, Math.min(innerWidth - ADD_RADIUS, rect.right), height)
      } else if (isUsable()) {
        // Beside the bar there is no room for it on a phone.
        const isBeside = bar.getBoundingClientRect().right < middle - ADD_RADIUS
        at(before, middle, Math.max(ADD_RADIUS, rect.top) + (isBeside ? 0 : ADD_RADIUS))
        at(after, middle, Math.min(innerHeight - ADD_RADIUS, rect.bottom))
        before.hidden = rect.top < -ADD_RADIUS
        after.hidden = rect.bottom > innerHeight + ADD_RADIUS
      } else for (const part of [before, after]) part.hidden = true
      const label = chosen.isHidden ? `${chosen.name} (${words.hidden ?? ''})` : chosen.name
      // Unchanged text is not announced again.
      if (chosenName.textContent !== label) chosenName.textContent = label
      const hide = buttons.get('hide')
      if (hide) {
        name(hide, (chosen.isHidden ? words.show : words.hide) ?? '')
        hide.querySelector('path')?.setAttribute('d', shapes[chosen.isHidden ? 'show' : 'hide'])
      }
      // Still reachable: a button that disappears under a key loses the focus.
      buttons.get('up')?.setAttribute('aria-disabled', String(chosen.isFirst))
      buttons.get('down')?.setAttribute('aria-disabled', String(chosen.isLast))
    },
    /** Where a dragged block would be put; undefined: nowhere. */
    placeDrop(line: Drop['line'] | undefined) {
      drop.hidden = !line
      if (!line) return
      const { left, top, width, height } = line
      const half = DROP_THICKNESS / 2
      Object.assign(drop.style, {
        left: `${width ? left : left - half}px`,
        top: `${height ? top : top - half}px`,
        width: `${width || DROP_THICKNESS}px`,
        height: `${height || DROP_THICKNESS}px`,
      })
    },
    /** What the tools of the chosen block take of the window. */
    barPlace: () => (bar.hidden ? undefined : bar.getBoundingClientRect()),
    focusTools() {
      if (isUsable()) buttons.get('up')?.focus()
    },
    hasFocus: () => root.activeElement !== null,
  }
}
