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
import { writeCaption } from './caption'
import { $removeLink, $selectionState, $setKind, $setLink } from './commands'
import { beginAt, newId, type Written, writeIn } from './editor'
import type { LinkUses } from './linkPanel'
import { firstLevel } from './mapping'
import { rememberDrawn } from './nodes'
import { pageRules } from './rules'
import { cellStage, type Stage, textStage } from './stage'
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

/** Of what `part` is: a cell of a table, the caption of a picture, or none. */
function stageOf(place: HTMLElement, value: Values, part: HTMLElement | undefined): Stage | undefined {
  if (!part) return textStage(place, value)
  return part instanceof HTMLTableCellElement ? cellStage(place, value, part) : undefined
}

/** Returns whether it can be written there: not where the place shows something else than the value. */
export function writeText(place: HTMLElement, part: HTMLElement | undefined, writing: Writing): boolean {
  if (shownText(place) !== bareText(writing.value)) return false
  if (part?.matches('figcaption')) return writeCaption(place, part, writing)
  const stage = stageOf(place, writing.value, part)
  return stage !== undefined && writeOn(stage, loweredIn(place, writing.value), writing)
}

const editable = {
  contenteditable: 'true',
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-keyshortcuts': 'Alt+F10',
}

/** `lower`: levels by which the page draws headings below those that are stored. */
function writeOn(stage: Stage, lower: number, writing: Writing): boolean {
  const { name, words, point, early, avoid, changed, step, left, find } = writing
  const { root, value } = stage
  addStyles()
  const { whiteSpace } = root.style
  root.style.whiteSpace = 'pre-wrap'
  for (const [attribute, text] of Object.entries({ ...editable, 'aria-label': name }))
    root.setAttribute(attribute, text)
  rememberDrawn(stage.drawn, root, keptIn(value))

  const ended = new AbortController()
  const { signal } = ended
  let timer: ReturnType<typeof setTimeout> | undefined
  let isChanged = false
  const flush = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    changed(stage.whole(written.value()))
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
    return false
  }
  stage.enter()
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

  /** What is selected, or was when the form of a link took the focus: that form is for these words. */
  let range: Range | undefined
  function placeTools(): void {
    const selection = getSelection()
    const now = selection?.rangeCount ? selection.getRangeAt(0) : undefined
    if (now && root.contains(now.commonAncestorContainer)) range = now.cloneRange()
    const isForWords = range && (!range.collapsed || toolbar.isAsking()) && range.getClientRects().length > 0
    toolbar.place(isForWords ? range?.getBoundingClientRect() : undefined, root.getBoundingClientRect(), avoid())
  }
  const show = () => {
    toolbar.show(editor.read(() => $selectionState(lower)))
    placeTools()
  }

  function shownCopy(): HTMLElement {
    const shown = root.cloneNode(true) as HTMLElement
    for (const attribute of [...Object.keys(editable), 'aria-label']) shown.removeAttribute(attribute)
    for (const kept of shown.querySelectorAll('[contenteditable]')) kept.removeAttribute('contenteditable')
    shown.style.whiteSpace = whiteSpace
    return shown
  }

  function end(): void {
    if (signal.aborted) return
    ended.abort()
    flush()
    setEdited(undefined)
    // What was written stays in sight until the page is drawn anew.
    stage.leave(isChanged ? shownCopy() : undefined)
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

  setEdited({
    end,
    contains: (node) => root.contains(node) || node === toolbar.host,
    flush,
    take(told) {
      const now = stage.part(JSON.parse(told) as Values)
      if (!now) return end()
      isChanged = true
      written.take(now)
      show()
    },
  })
  root.focus({ preventScroll: true })
  placeCursor(point)
  beginAt(editor, early)
  show()
  return true
}
