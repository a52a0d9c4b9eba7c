/**
 * A rich text of the page is written where it stands: Lexical over what the page has drawn, until it is left. Loaded at
 * the first click into one, and by no published page.
 */
import { FORMAT_TEXT_COMMAND } from 'lexical'
import type { Values } from '../../../../lib/isValues'
import type { WritingWords } from '../../../visualEditing'
import { bareText, childrenOf, isWritten } from '../../../writtenText'
import { placeCursor, setEdited } from '../inPlace'
import { sheetOf } from '../parts'
import { KEPT_DRAWN, shownText } from '../places'
import { $removeLink, $selectionState, $setKind, $setLink } from './commands'
import { beginAt, newId, type Written, writeIn } from './editor'
import type { LinkUses } from './linkPanel'
import { firstLevel } from './mapping'
import { rememberDrawn } from './nodes'
import { pageRules } from './rules'
import { createToolbar } from './toolbar'

/** Milliseconds in which the form is told once. */
const PAUSE = 300

interface Writing extends Pick<LinkUses, 'find'> {
  /** The root of the field's value. */
  value: Values
  /** Of the field. */
  name: string
  words: WritingWords
  /** Where it was clicked, in pixels of the window. */
  point: { x: number; y: number }
  /** What was typed before it was editable. */
  early: string
  /** What the block's own tools take of the window. */
  avoid(): DOMRect | undefined
  changed(root: Values): void
  step(way: 'undo' | 'redo'): void
  left(): void
}

export interface WrittenText {
  take(root: Values): void
}

/** What the page's editor keeps as it is, in order. */
const keptIn = (node: Values): Values[] =>
  childrenOf(node).flatMap((child) => {
    if (isWritten(child)) return keptIn(child)
    return child.type === 'text' || child.type === 'linebreak' || child.type === 'tab' ? [] : [child]
  })

/** Levels by which the place draws headings below those of the value. */
function loweredIn(place: HTMLElement, root: Values): number {
  const drawn = [...place.querySelectorAll('h1, h2, h3, h4, h5, h6')].find((it) => !it.closest(KEPT_DRAWN))
  const stored = firstLevel(root)
  return drawn && stored ? Number(drawn.tagName.slice(1)) - stored : 0
}

let hasStyles = false
function addStyles(): void {
  if (hasStyles) return
  hasStyles = true
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheetOf(pageRules)]
}

/** Undefined where the place shows something else than the value: then it is written in the form. */
export function writeText(place: HTMLElement, writing: Writing): WrittenText | undefined {
  const { value, name, words, point, early, avoid, changed, step, left, find } = writing
  if (shownText(place) !== bareText(value)) return undefined
  addStyles()
  const root = place.cloneNode(false) as HTMLElement
  root.contentEditable = 'true'
  root.style.whiteSpace = 'pre-wrap'
  for (const [attribute, text] of [
    ['role', 'textbox'],
    ['aria-multiline', 'true'],
    ['aria-label', name],
    ['aria-keyshortcuts', 'Alt+F10'],
  ] as const)
    root.setAttribute(attribute, text)
  rememberDrawn(place, root, keptIn(value))

  const ended = new AbortController()
  const { signal } = ended
  const lower = loweredIn(place, value)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isChanged = false
  const flush = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    changed(written.value())
  }
  let written: Written
  try {
    written = writeIn({
      root,
      value,
      lower,
      changed() {
        isChanged = true
        timer ??= setTimeout(flush, PAUSE)
      },
      step(way) {
        flush()
        step(way)
      },
    })
  } catch {
    return undefined
  }
  place.replaceWith(root)
  const { editor } = written

  const toText = () => editor.focus(undefined, { defaultSelection: 'rootEnd' })
  const toolbar = createToolbar(words, {
    find,
    format: (format) => void editor.dispatchCommand(FORMAT_TEXT_COMMAND, format),
    setKind: (kind) => editor.update(() => $setKind(kind, lower)),
    close: toText,
    setLink(fields, title) {
      const own = { type: 'link', version: 3, id: newId(), format: '', indent: 0, direction: null, fields }
      editor.update(() => $setLink(own, title))
    },
    removeLink: () => editor.update($removeLink),
    closed: toText,
  })

  function placeTools(): void {
    const selection = getSelection()
    const range = selection?.rangeCount && !selection.isCollapsed ? selection.getRangeAt(0) : undefined
    const selected = range && root.contains(range.commonAncestorContainer) ? range.getBoundingClientRect() : undefined
    toolbar.place(selected, root.getBoundingClientRect(), avoid())
  }
  const show = () => {
    toolbar.show(editor.read(() => $selectionState(lower)))
    placeTools()
  }

  function end(): void {
    if (signal.aborted) return
    ended.abort()
    flush()
    setEdited(undefined)
    // What was written stays in sight until the page is drawn anew.
    const shown = isChanged ? (root.cloneNode(true) as HTMLElement) : place
    if (isChanged) {
      for (const attribute of ['contenteditable', 'role', 'aria-multiline', 'aria-label', 'aria-keyshortcuts'])
        shown.removeAttribute(attribute)
      for (const kept of shown.querySelectorAll('[contenteditable]')) kept.removeAttribute('contenteditable')
      shown.style.whiteSpace = place.style.whiteSpace
    }
    root.replaceWith(shown)
    written.end()
    toolbar.remove()
    left()
  }

  const isWithin = (target: EventTarget | null) =>
    target === toolbar.host || (target instanceof Node && root.contains(target))
  for (const part of [root, toolbar.host])
    part.addEventListener('focusout', ({ relatedTarget }) => !isWithin(relatedTarget) && end(), { signal })
  root.addEventListener(
    'keydown',
    (event) => {
      // The page's own keys are not for what is written.
      event.stopPropagation()
      if (event.isComposing) return
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (event.key === 'Escape') end()
      else if (event.altKey && event.key === 'F10') toolbar.focus()
      else if (isCommand && event.key.toLowerCase() === 'k') toolbar.openPanel()
      else return
      event.preventDefault()
    },
    { signal },
  )
  signal.addEventListener('abort', editor.registerUpdateListener(show))
  // Its link has a form of its own height.
  const resizing = new ResizeObserver(placeTools)
  resizing.observe(toolbar.bar)
  signal.addEventListener('abort', () => resizing.disconnect())
  for (const event of ['scroll', 'resize'])
    window.addEventListener(event, placeTools, { signal, capture: true, passive: true })

  setEdited({ end, contains: (node) => root.contains(node) || node === toolbar.host })
  root.focus({ preventScroll: true })
  placeCursor(point)
  beginAt(editor, early)
  show()
  return {
    take(stored) {
      // What was not told yet is older than what the form has now.
      clearTimeout(timer)
      timer = undefined
      isChanged = true
      written.take(stored)
      show()
    },
  }
}
