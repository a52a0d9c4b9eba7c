/**
 * Editing in the live preview. The block under the pointer is outlined with its name; a click chooses it, opens its row in
 * the form beside the page, and makes the text that was clicked editable where it stands. The chosen block has tools.
 * Starts when the form asks for it, so that a preview without a form is an ordinary page.
 */
import type { BlockTool, MessageFromForm, MessageFromPreview, ToolWords } from '../../visualEditing'
import { arrangeBlocks, blockBeside, blockOf, find, placeOf, siblingsOf } from './blocks'
import { type Clicked, cellAt, cellNumbers, imageAt, pictureNumber, type Told, textsAt } from './clicked'
import { dragBlock, standInRow } from './drag'
import { createEarlyKeys } from './earlyKeys'
import { EMPTY, showPlaces } from './emptyPlaces'
import { createFocus } from './focus'
import { editText, isEdited, leaveText } from './inPlace'
import { listenToKeys } from './keys'
import { lasting } from './lasting'
import { createOverlay } from './overlay'
import { TOOLS } from './parts'
import { showInScheme, showToMembers } from './shownAs'
import { createTelling } from './telling'
import { emptyTextNode, onlyTextNode } from './textNodes'
import { typeAgain, typeText } from './typed'
import { createWriter } from './writer'

export const send = (message: MessageFromPreview) => window.parent.postMessage(message, location.origin)

type Looks = MessageFromForm & { type: 'visual-editing-looks' }

export function start() {
  let names: Readonly<Record<string, string>> = {}
  let fieldNames: Readonly<Record<string, string>> = {}
  /** By id: each save replaces the elements. */
  let chosen = ''
  let hovered = ''
  let clicked: Clicked | undefined
  let looks: Looks | undefined
  /** The chosen block is not drawn yet: it is scrolled to when it is. */
  let isAwaited = false

  const earlyKeys = createEarlyKeys()
  const overlay = createOverlay({ use: useTool, drag })
  const telling = createTelling(send)
  const writer = createWriter({ send, tell: telling.tell, avoid: overlay.barPlace })
  const focus = createFocus({ send })
  const nameOf = (block: HTMLElement | null) => names[block?.dataset.blockType ?? ''] ?? ''

  function place() {
    const block = find(chosen)
    if (block && isAwaited) {
      isAwaited = false
      block.scrollIntoView({ block: 'nearest' })
    }
    const siblings = block ? siblingsOf(block) : []
    overlay.placeChosen(
      block
        ? {
            element: block,
            name: nameOf(block),
            isHidden: block.dataset.blockHidden !== undefined,
            isFirst: siblings[0] === block,
            isLast: siblings.at(-1) === block,
            isInRow: standInRow(siblings),
          }
        : undefined,
    )
    const under = hovered === chosen ? null : find(hovered)
    overlay.placeHovered(under, nameOf(under))
  }

  /** What was clicked stays where it is, though places appear above it. Returns by how many pixels it does not. */
  function choose(id: string, clicked?: EventTarget | null): number {
    chosen = id
    const topOf = () => (clicked instanceof Element ? clicked.getBoundingClientRect().top : 0)
    const top = topOf()
    showPlaces(document, fieldNames, chosen)
    // Also by nothing it would end a scrolling that is under way.
    if (topOf() !== top) window.scrollBy({ top: topOf() - top, behavior: 'instant' })
    place()
    return topOf() - top
  }

  function hover(block: HTMLElement | null) {
    hovered = block?.dataset.blockId ?? ''
    place()
  }

  function select(block: HTMLElement | null, told: Told = {}, target?: Element): number {
    const { texts = [], picture = '', cell, empty = '', file = '' } = told
    const moved = choose(block?.dataset.blockId ?? '', target)
    const shown = { texts: texts.map(({ text }) => text), picture, file, ...writer.shownBy(told, block) }
    send({ type: 'visual-editing-select', block: chosen, cell: cellNumbers(cell), empty, ...shown })
    return moved
  }

  function step(by: 1 | -1) {
    const next = blockBeside(chosen || hovered, by)
    if (!next) return
    choose(next.dataset.blockId ?? '')
    next.scrollIntoView({ block: 'nearest' })
  }

  function useTool(tool: BlockTool) {
    if (find(chosen)) send({ type: 'visual-editing-use', tool, block: chosen })
  }

  function drag(event: PointerEvent) {
    const dragged = chosen
    if (!find(dragged)) return
    dragBlock(event, {
      siblings() {
        const block = find(dragged)
        return block ? siblingsOf(block) : []
      },
      show: (drop) => overlay.placeDrop(drop?.line),
      done(drop) {
        const { blockId: target = '' } = drop?.target.dataset ?? {}
        if (drop) send({ type: 'visual-editing-move', block: dragged, place: drop.place, target })
      },
    })
  }

  /** What was clicked, unless it is in the text that is edited; a part that is written by itself leaves that. */
  function leftFor(target: Element): Element | undefined {
    if (!isEdited(target)) return target
    const { part } = writer.placeAt(target)
    if (!part || !isEdited(part) || !(target instanceof HTMLElement)) return undefined
    const again = lasting(target)
    leaveText()
    return again()
  }

  const isOwn = (target: EventTarget | null) => target instanceof Element && target.matches(TOOLS)
  let pointerAt = ''
  document.addEventListener('pointerover', ({ target, screenX, screenY }) => {
    // A page that scrolls under a resting pointer chooses nothing.
    const at = `${screenX} ${screenY}`
    if (at !== pointerAt && !isOwn(target)) hover(blockOf(target))
    pointerAt = at
  })
  document.addEventListener('focusin', ({ target }) => {
    if (!isOwn(target) && blockOf(target)) choose(blockOf(target)?.dataset.blockId ?? '', target)
  })
  window.addEventListener('scroll', place, { passive: true, capture: true })
  window.addEventListener('resize', place)
  // Pictures that arrive and rows that unfold move what stands below them.
  new ResizeObserver(place).observe(document.body)
  // First of all: a link must not be followed by a script of the page either.
  window.addEventListener(
    'click',
    (event) => {
      const { target: pressed } = event
      if (event.ctrlKey || event.metaKey || !(pressed instanceof Element) || isOwn(pressed)) return
      if (pressed.closest('a[href], [type=submit]')) {
        event.preventDefault()
        event.stopPropagation()
      }
      const target = leftFor(pressed)
      if (!target) return
      const block = blockOf(target)
      const texts = textsAt(target, block)
      const image = imageAt(event, block)
      const picture = pictureNumber(image, block)
      if (!block && texts.length === 0 && !picture) return
      leaveText()
      clicked = undefined
      earlyKeys.take()
      const { place, part } = picture ? {} : writer.placeAt(target)
      if (texts.length > 0 || place) {
        const { clientX: x, clientY: y } = event
        clicked = {
          block: block?.dataset.blockId ?? '',
          place: place && lasting(place),
          part: part && lasting(part),
          texts: texts.map(({ element, text }) => ({ element: lasting(element), text })),
          point: { x, y },
        }
        earlyKeys.keep()
      }
      const { empty } = target.closest<HTMLElement>(EMPTY)?.dataset ?? {}
      const file = focus.clicked(picture ? image : null)
      const told = { texts, picture, place, part, cell: cellAt(target), ...(empty ? { empty } : {}), file }
      const moved = select(block, told, target)
      if (clicked) clicked.point.y += moved
    },
    { capture: true },
  )
  listenToKeys({
    takeBack: (tool) => send({ type: 'visual-editing-use', tool, block: '' }),
    focusTools: overlay.focusTools,
    open() {
      const block = find(chosen)
      if (block) select(block)
    },
    use: useTool,
    step,
  })

  return {
    name(message: MessageFromForm & { type: 'visual-editing-start' }) {
      names = message.names
      fieldNames = message.fields
      showPlaces(document, fieldNames, chosen)
      overlay.name(message.words as Partial<ToolWords>)
      place()
    },
    show(id: string) {
      isAwaited = !find(id)
      choose(id)
      find(id)?.scrollIntoView({ block: 'nearest' })
    },
    edit({ block, text, value, lines }: MessageFromForm & { type: 'visual-editing-edit' }) {
      if (clicked?.block !== block) return
      const { point, texts } = clicked
      const element = texts.find((one) => one.text === text)?.element()
      const node = element && (value ? onlyTextNode(element, value) : emptyTextNode(element))
      const early = earlyKeys.take()
      if (!node) {
        send({ type: 'visual-editing-refused' })
        return
      }
      telling.begin()
      editText(node.parentElement ?? element, {
        node,
        hasLines: lines !== '',
        point,
        typed: telling.tell,
        left: () => send({ type: 'visual-editing-left' }),
        early,
      })
    },
    write(message: MessageFromForm & { type: 'visual-editing-write' }) {
      const { block, place, part, point } = clicked ?? {}
      if (block !== message.block || !place || !point) return
      telling.begin()
      void writer.write({ place, part }, message, { point, early: earlyKeys.take })
    },
    rewrite: telling.rewrite,
    found: writer.found,
    picture: focus.offer,
    focused: focus.stored,
    type({ block, before, after }: MessageFromForm & { type: 'visual-editing-text' }) {
      const place = placeOf(block)
      if (place) typeText(place, block, before, after)
    },
    arrange({ blocks, hidden }: MessageFromForm & { type: 'visual-editing-blocks' }) {
      arrangeBlocks(blocks, hidden)
      place()
    },
    look(asked: Looks) {
      looks = asked
      if (asked.scheme) showInScheme(asked.scheme)
      if (asked.visitor) showToMembers(asked.visitor === 'member')
      place()
    },
    /** The page as it will be drawn. */
    prepare(page: Document) {
      showPlaces(page, fieldNames, chosen)
    },
    drawn() {
      typeAgain(placeOf)
      focus.drawn()
      // What came with it asks for the scheme anew.
      if (looks?.scheme) showInScheme(looks.scheme)
      send({ type: 'visual-editing-drawn' })
      place()
    },
  }
}
